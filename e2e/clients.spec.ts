import type { Locator } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

const amara = {
  partnerOneName: 'Amara Okafor',
  partnerTwoName: 'Julian Reyes',
  email: 'amara@example.com',
  phone: '(555) 010-2030',
  weddingDate: '2031-06-14',
  venue: 'Château de la Lune',
}

/** How far down an element is once it stands still: rows out of sight have estimated heights. */
const topAtRest = (link: Locator) =>
  link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let [before, still] = [Number.NaN, 0]
        const look = () => {
          const { top } = element.getBoundingClientRect()
          still = top === before ? still + 1 : 0
          before = top
          if (still < 10) requestAnimationFrame(look)
          else resolve(top)
        }
        look()
      }),
  )

test('the first couple is added, and has a page and a card in the list', async ({ page, planner: _signedIn }) => {
  await page.goto('/clients')
  await expect(page.getByText('No clients yet')).toBeVisible()
  await expect(page.getByText('Get started by adding your first client')).toBeVisible()
  await page.getByRole('link', { name: 'Add Your First Client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Client' })).toBeVisible()
  await expect(page.getByLabel('Partner One Name')).toBeFocused()
  await page.getByLabel('Partner One Name').fill('Priya Raman')
  await page.getByLabel('Email Address').fill('priya@example.com')
  await page.getByLabel('Wedding Date').fill('June 15, 2031')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('June 15, 2031')
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Priya Raman' }) })
  await expect(card).toContainText('June 15, 2031')
  await expect(card).toContainText('Inquiry')
  await expect(card).not.toContainText('&')
})

test('couples are found, edited in a dialog or on their page, and deleted', async ({ page, planner }) => {
  await skipIntroductions(page)
  await planner.addClient(amara)
  await planner.addClient({ partnerOneName: 'Zoë', email: 'hello@gardenia.example', status: 'consultation' })
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  const choose = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await test.step('the search finds them by name, address, venue and phone', async () => {
    await page.goto('/clients')
    await expect(names).toHaveText(['Amara Okafor & Julian Reyes', 'Zoë'])
    await expect(page.getByText('Date TBD')).toBeVisible()
    const search = page.getByPlaceholder('Search clients...')
    for (const [words, found] of [
      ['zoe', 'Zoë'],
      ['CHATEAU', 'Amara Okafor & Julian Reyes'],
      ['gardenia', 'Zoë'],
      ['555 010', 'Amara Okafor & Julian Reyes'],
    ] as const) {
      await search.fill(words)
      await expect(names).toHaveText([found])
    }
    await search.fill('nobody at all')
    await expect(page.getByText('No clients found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await expect(names).toHaveCount(2)
  })

  await test.step('the dialog gives the focus back', async () => {
    await choose('Zoë', 'Edit')
    const dialog = page.getByRole('dialog', { name: 'Edit Client' })
    await dialog.getByLabel('Partner 2 Name').fill('Ben')
    await dialog.getByLabel('Email').fill('zoe.ben@example.com')
    await dialog.getByLabel('Wedding Date').fill('2031-12-01')
    await dialog.getByLabel('Status').selectOption('Contracted')
    await dialog.getByLabel('Status').press('Tab')
    await dialog.getByRole('button', { name: 'Update Client' }).click()
    await expect(toastOf(page, 'Client updated successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Zoë & Ben' })).toBeVisible()
    await expect(page.getByText('December 1, 2031')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Actions for Zoë & Ben' })).toBeFocused()
  })

  await test.step('one with a single name and no date is changed on its page', async () => {
    const kim = await planner.addClient({ partnerOneName: 'Kim', email: 'kim@example.com' })
    await choose('Kim', 'Edit')
    await expect(page.getByLabel('Partner 1 Name')).toBeFocused()
    await page.getByRole('link', { name: 'Change the rest on the couple’s page' }).click()
    await expect(page).toHaveURL(`/clients/${kim}`)
    await page.getByRole('button', { name: 'Edit Venue' }).click()
    await page.getByLabel('Venue', { exact: true }).fill('Old Mill')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await page.request.get(`/api/clients/${kim}`)).json())
      .toMatchObject({ venue: 'Old Mill', partnerTwoName: null, weddingDate: null })
    await page.getByRole('link', { name: 'All clients' }).click()
  })

  await test.step('a couple is deleted after a question with its name', async () => {
    const question = page.getByRole('alertdialog', { name: 'Delete Client' })
    await choose('Amara Okafor & Julian Reyes', 'Delete')
    await expect(question).toContainText(
      'Are you sure you want to delete Amara Okafor & Julian Reyes? This action cannot be undone and will permanently remove all client data, tasks, events, and messages.',
    )
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(names).toHaveCount(3)
    await choose('Amara Okafor & Julian Reyes', 'Delete')
    await question.getByRole('button', { name: 'Delete Client' }).click()
    await expect(toastOf(page, 'Client deleted successfully')).toBeVisible()
    await expect(names).toHaveText(['Zoë & Ben', 'Kim'])
  })
})

test('a long list shows the state of each couple, and keeps its view and its scroll position', async ({
  page,
  planner,
}) => {
  await skipIntroductions(page)
  const ids: number[] = []
  for (let first = 0; first < 70; first += 10) {
    const couples = Array.from({ length: 10 }, (_, at) => first + at)
    const added = couples.map((n) =>
      planner.addClient({
        partnerOneName: `Couple ${String(n).padStart(2, '0')}`,
        email: `c${n}@example.com`,
        weddingDate: '2031-06-14',
        status: n % 7 === 0 ? 'contracted' : 'planning',
      }),
    )
    ids.push(...(await Promise.all(added)))
  }
  const id = ids[63]!
  await page.request.post('/api/tasks', { data: { title: 'Rings', clientId: id } })
  await page.request.post(`/api/clients/${id}/events`, { data: { title: 'Tasting', date: '2031-06-01' } })
  await page.request.post(`/api/clients/${id}/invoices`, {
    data: { amount: '1200.50', status: 'Sent', description: 'A' },
  })
  const names = page.getByRole('main').getByRole('heading', { level: 2 })

  await test.step('the list has figures and filters', async () => {
    await page.goto('/clients')
    await page.getByRole('button', { name: 'List' }).click()
    await expect(page).toHaveURL(/view=list/)
    await page.getByLabel('Status').selectOption('Planning')
    await expect(page.getByText('60 of 70 clients')).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Owed')
    await page.getByLabel('Status').selectOption('All Statuses')
    await expect(names.first()).toHaveText('Couple 63')
    const row = page.getByRole('listitem').filter({ hasText: 'Couple 63' })
    await expect(row.getByRole('link', { name: '1 open task: Couple 63' })).toBeVisible()
    await expect(row.getByRole('link', { name: /Tasting: next event of Couple 63/ })).toBeVisible()
    await page.getByLabel('Status').selectOption('Contracted')
    await expect(names).toHaveCount(10)
    await inspect(page)
    await row.getByRole('link', { name: '$1,200.50 owed: Couple 63' }).click()
    await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(page).toHaveURL(/sort=owed/)
    await expect(names.first()).toHaveText('Couple 63')
    // The last choice is also restored without the query parameters.
    await page.goto('/clients')
    await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true')
  })

  for (const shownAs of ['list', 'cards'] as const) {
    await test.step(`going back restores the scroll position of the ${shownAs}`, async () => {
      await page.setViewportSize({ width: 1000, height: 500 })
      await page.goto(`/clients?q=couple&sort=name&view=${shownAs}`)
      const link = page.getByRole('link', { name: 'Couple 61', exact: true })
      // The list loads more entries near its end.
      await expect(async () => {
        await page.mouse.wheel(0, 2000)
        expect(await link.count()).toBe(1)
      }).toPass({ timeout: 60_000 })
      // Rows that are shown for the first time get their own height, and move those below.
      await expect(async () => {
        await link.scrollIntoViewIfNeeded()
        await topAtRest(link)
        await expect(link).toBeInViewport({ ratio: 1, timeout: 1 })
      }).toPass()
      const before = await topAtRest(link)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Couple 61' })).toBeVisible()
      await page.getByRole('tab', { name: 'Tasks' }).click()
      await page.getByRole('link', { name: 'All clients' }).click()
      await expect(page).toHaveURL(/q=couple/)
      await expect(page.getByPlaceholder('Search clients...')).toHaveValue('couple')
      const moved = async () => Math.abs(((await link.boundingBox())?.y ?? -1000) - before)
      await expect.poll(moved).toBeLessThan(4)
    })
  }
})
