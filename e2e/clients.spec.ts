import { expect, test } from './journey.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { toastOf } from './toasts.ts'

const amara = {
  partnerOneName: 'Amara Okafor',
  partnerTwoName: 'Julian Reyes',
  email: 'amara@example.com',
  phone: '(555) 010-2030',
  weddingDate: '2031-06-14',
  venue: 'Château de la Lune',
}

test('a studio without clients offers to add one, and the new couple appears on the pages', async ({
  page,
  planner: _signedIn,
}) => {
  await page.goto('/clients')
  await expect(page.getByText('No clients yet')).toBeVisible()
  await expect(page.getByText('Get started by adding your first client')).toBeVisible()
  await page.getByRole('link', { name: 'Add Your First Client' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Add New Client' })).toBeVisible()
  await expect(page.getByLabel('Partner One Name')).toBeFocused()
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Valid email is required')

  await page.getByLabel('Partner One Name').fill('Priya Raman')
  await page.getByLabel('Email Address').fill('priya@example.com')
  await page.getByRole('button', { name: 'Pick a date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Wedding Date' })
  await calendar.getByLabel('Choose the Year').selectOption(String(new Date().getFullYear() + 2))
  await calendar.getByLabel('Choose the Month').selectOption('June')
  await calendar.getByRole('button', { name: /June 15th/ }).click()
  await expect(page.getByRole('button', { name: 'Pick a date' })).toBeFocused()
  await expect(page.getByLabel('Wedding Date')).toHaveValue(/^June 15, /)
  await page.getByLabel('Guest Count').fill('140')
  await page.getByLabel('Budget').fill('$50,000')
  await expect(page.getByLabel('Status')).toHaveValue('inquiry')
  await page.getByRole('button', { name: 'Add Client' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible()
  await expect(toastOf(page, 'Client Added')).toContainText('New client has been successfully added to your portfolio.')
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Priya Raman' }) })
  await expect(card).toContainText('June 15,')
  await expect(card).toContainText('Inquiry')
  await expect(card).not.toContainText('&')
})

test('a date can be typed in common formats, and invalid input is refused', async ({ page, planner: _signedIn }) => {
  await page.goto('/new-client')
  await page.getByLabel('Partner One Name').fill('Priya Raman')
  await page.getByLabel('Email Address').fill('priya@example.com')
  const date = page.getByLabel('Wedding Date')
  await date.fill('some day')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(date).toHaveAccessibleDescription('Please give a date, such as June 12, 2027.')
  await expect(date).toBeFocused()
  await date.fill('12 jun 31')
  await expect(date).toHaveAccessibleDescription('June 12, 2031')
  await page.getByLabel('Venue').focus()
  await expect(date).toHaveValue('June 12, 2031')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(page.getByRole('main')).toContainText('June 12, 2031')
})

test('a couple with one name and no date is changed on its page, and the dialog says so', async ({ page, planner }) => {
  const id = await planner.addClient({ partnerOneName: 'Zoë', email: 'zoe@example.com' })
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Actions for Zoë' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByLabel('Partner 1 Name')).toBeFocused()
  await page.getByRole('link', { name: 'Change the rest on the couple’s page' }).click()
  await expect(page).toHaveURL(`/clients/${id}`)
  await page.getByRole('button', { name: 'Edit Venue' }).click()
  await page.getByLabel('Venue', { exact: true }).fill('Old Mill')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await page.request.get(`/api/clients/${id}`)).json())
    .toMatchObject({ venue: 'Old Mill', partnerTwoName: null, weddingDate: null })
})

test('the search finds couples by name, address, venue and phone', async ({ page, planner }) => {
  await planner.addClient(amara)
  await planner.addClient({ partnerOneName: 'Zoë', email: 'hello@gardenia.example' })
  await page.goto('/clients')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Amara Okafor & Julian Reyes', 'Zoë'])

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

test('a couple is edited in a dialog, which restores the focus', async ({ page, planner }) => {
  await planner.addClient({
    partnerOneName: 'Zoë',
    email: 'zoe@example.com',
    status: 'consultation',
  })
  await page.goto('/clients')
  await expect(page.getByText('Date TBD')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Zoë' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()

  const dialog = page.getByRole('dialog', { name: 'Edit Client' })
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText([
    'Consultation',
    'Inquiry',
    'Contracted',
    'Planning',
    'Completed',
  ])
  await dialog.getByLabel('Email').fill('not an address')
  await dialog.getByRole('button', { name: 'Update Client' }).click()
  await expect(dialog.getByLabel('Partner 2 Name')).toHaveAccessibleDescription('Partner 2 name is required')
  await expect(dialog.getByLabel('Wedding Date')).toHaveAccessibleDescription('Wedding date is required')
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required')

  await dialog.getByLabel('Partner 2 Name').fill('Ben')
  await dialog.getByLabel('Email').fill('zoe.ben@example.com')
  await dialog.getByLabel('Wedding Date').fill('2031-01-01')
  await dialog.getByLabel('Status').selectOption('Contracted')
  await dialog.getByLabel('Status').press('Tab')
  await dialog.getByRole('button', { name: 'Update Client' }).click()
  await expect(toastOf(page, 'Client updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Zoë & Ben' })).toBeVisible()
  await expect(page.getByText('January 1, 2031')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for Zoë & Ben' })).toBeFocused()
})

test('a couple is deleted after a confirmation with its name', async ({ page, planner }) => {
  await planner.addClient(amara)
  await page.goto('/clients')
  const openDelete = async () => {
    await page.getByRole('button', { name: 'Actions for Amara Okafor & Julian Reyes' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await openDelete()
  const question = page.getByRole('alertdialog', { name: 'Delete Client' })
  await expect(question).toContainText(
    'Are you sure you want to delete Amara Okafor & Julian Reyes? This action cannot be undone and will permanently remove all client data, tasks, events, and messages.',
  )
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Amara Okafor & Julian Reyes' })).toBeVisible()

  await openDelete()
  await question.getByRole('button', { name: 'Delete Client' }).click()
  await expect(toastOf(page, 'Client deleted successfully')).toBeVisible()
  await expect(page.getByText('No clients yet')).toBeVisible()
})

test('a failed creation keeps the input', async ({ page, context, planner: _signedIn }) => {
  await page.goto('/new-client')
  await page.getByLabel('Partner One Name').fill('Kept')
  await page.getByLabel('Email Address').fill('kept@example.com')
  await page.getByLabel('Notes').fill('Met at the fair.')
  await page.waitForLoadState('networkidle')
  await context.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(toastOf(page, 'Error')).toContainText('Failed to add client. Please try again.')
  await expect(page.getByLabel('Notes')).toHaveValue('Met at the fair.')
  await context.unroute('**/api/**')
  await page.getByRole('button', { name: 'Add Client' }).click()
  await expect(toastOf(page, 'Client Added')).toBeVisible()
})

test('content stays on the screen when a refetch fails', async ({ page, planner }) => {
  const couple = {
    partnerOneName: 'Nora',
    partnerTwoName: 'Felix',
    email: 'nora@example.com',
    weddingDate: '2031-06-14',
  }
  await planner.addClient(couple)
  for (const path of ['/clients', '/']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('Nora & Felix')
    await page.route('**/api/**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await planner.addClient({ ...couple, partnerOneName: 'Maud' })
    await failed
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await expect(page.getByRole('main')).toContainText('Nora & Felix')
    await page.unroute('**/api/**')
  }
})

test.describe('with many couples', () => {
  test.beforeEach(async ({ page, planner }) => {
    await skipIntroductions(page)
    for (let n = 0; n < 70; n++) {
      const partnerOneName = `Couple ${String(n).padStart(2, '0')}`
      await planner.addClient({
        partnerOneName,
        email: `c${n}@example.com`,
        weddingDate: '2031-06-14',
        status: n % 7 === 0 ? 'contracted' : 'planning',
      })
    }
  })

  test('the list shows the state of each couple, and keeps its scroll position', async ({ page }) => {
    const clients = (await (await page.request.get('/api/clients')).json()) as { id: number; partnerOneName: string }[]
    const id = clients.find(({ partnerOneName }) => partnerOneName === 'Couple 63')!.id
    const today = new Date().toLocaleDateString('sv')
    await page.request.post('/api/tasks', { data: { title: 'Rings', clientId: id } })
    await page.request.post(`/api/clients/${id}/events`, { data: { title: 'Tasting', date: today } })
    await page.request.post(`/api/clients/${id}/invoices`, {
      data: { amount: '1200.50', status: 'Sent', description: 'A' },
    })

    await page.goto('/clients')
    await page.getByRole('button', { name: 'List' }).click()
    await expect(page).toHaveURL(/view=list/)
    await page.getByLabel('Status').selectOption('Planning')
    await expect(page.getByText('60 of 70 clients')).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Owed')
    const names = page.getByRole('main').getByRole('heading', { level: 2 })
    await page.getByLabel('Status').selectOption('All Statuses')
    await expect(names.first()).toHaveText('Couple 63')
    const row = page.getByRole('listitem').filter({ hasText: 'Couple 63' })
    await expect(row.getByRole('link', { name: '1 open task: Couple 63' })).toBeVisible()
    await expect(row.getByRole('link', { name: /Tasting: next event of Couple 63/ })).toBeVisible()
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

  for (const shownAs of ['cards', 'list'] as const) {
    test(`going back restores the scroll position of the ${shownAs}`, async ({ page }) => {
      await page.goto(`/clients?q=couple&sort=name${shownAs === 'list' ? '&view=list' : ''}`)
      await page.setViewportSize({ width: 1000, height: 500 })
      const link = page.getByRole('link', { name: 'Couple 61', exact: true })
      // The list loads more entries near its end.
      await expect(async () => {
        await page.mouse.wheel(0, 2000)
        expect(await link.count()).toBe(1)
      }).toPass({ timeout: 20_000 })
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      const before = (await link.boundingBox())!.y
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Couple 61' })).toBeVisible()
      await page.getByRole('tab', { name: 'Tasks' }).click()
      await page.getByRole('link', { name: 'All clients' }).click()
      await expect(page).toHaveURL(/q=couple/)
      await expect(page.getByPlaceholder('Search clients...')).toHaveValue('couple')
      await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? -1000) - before)).toBeLessThan(4)
    })
  }
})
