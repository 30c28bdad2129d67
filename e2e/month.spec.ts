import type { Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { mailedLink, mailsIn } from './outbox.ts'
import { countPresses } from './presses.ts'
import { toastOf } from './toasts.ts'
import { add } from './wedding.ts'
import { dayIn, zoneAt } from '#test/clock.ts'

// Noon on the devices, so that the day of the wedding does not end meanwhile.
const timeZone = zoneAt(12)
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: timeZone })
test.beforeEach(({ page }) => skipIntroductions(page))

const addressOf = (number: number, run: string) => `couple-${number}-${run}@example.com`
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd').first()
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const vendors = [
  ['Fern & Filigree', 'Florist'],
  ['Harbour Light Photo', 'Photographer'],
  ['Salt & Thyme', 'Caterer'],
  ['The Velvet Notes', 'Band'],
  ['DJ Marlowe', 'DJ'],
  ['Sugar Lane', 'Cake'],
  ['Bayline Coaches', 'Transportation'],
  ['Ivory Tents', 'Rentals'],
  ['Paper Plane Press', 'Stationery'],
] as const

test('a planner works through a month with few presses', async ({ page, context, planner, instance, browser }) => {
  const run = planner.username
  const today = dayIn(timeZone, 0)
  const phones = await browser.newContext({
    baseURL: instance.url,
    storageState: await context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    timezoneId: timeZone,
  })
  const phone = await phones.newPage()
  await skipIntroductions(phone)
  const { chapter, chapters } = await countPresses(context, phones)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const imported = page.getByRole('dialog', { name: 'Import a List' })
  const idOf = new Map<string, number>()
  await page.goto('/')

  await chapter('Twenty couples imported, planned and invited', 60, async () => {
    const rows = Array.from({ length: 20 }, (_, n) => {
      const date = n === 0 ? today : `2031-06-${String(n + 1).padStart(2, '0')}`
      return `Ada${n} & Max${n},${addressOf(n, run)},${date}`
    })
    const steps = page.getByRole('region', { name: 'Three steps to get started' })
    await expect(steps.getByText('Import a file, or type one line for each.')).toBeVisible()
    await inspect(page)
    await steps.getByRole('button', { name: 'Import a File' }).click()
    const choosing = page.waitForEvent('filechooser')
    await imported.getByLabel('Choose a file').click()
    const chooser = await choosing
    await chooser.setFiles({
      name: 'couples.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Couple,Email,Wedding Date', ...rows].join('\n')),
    })
    await imported.getByRole('button', { name: 'Preview' }).click()
    await imported.getByRole('button', { name: 'Add 20 couples' }).click()
    await expect(steps.getByText('20 couples are here.')).toBeVisible()

    await main(page).getByRole('link', { name: 'Clients' }).click()
    await button('Select Several').click()
    await button('All').click()
    await expect(page.getByText('20 selected')).toBeVisible()
    await inspect(page)
    await button('Plan').click()
    const plan = page.getByRole('dialog', { name: 'Add Plan to 20 Weddings' })
    await inspect(page)
    await plan.getByRole('button', { name: 'Add Plan to 20 Weddings' }).click()
    await expect(toastOf(page, 'Plan applied')).toContainText('in 20 weddings')
    await button('Invite').click()
    const invite = page.getByRole('dialog', { name: 'Invite 20 couples' })
    await expect(invite).toContainText('20 emails go out as soon as you press Send 20 Emails')
    await inspect(page)
    await invite.getByRole('button', { name: 'Send 20 Emails' }).click()
    await expect(toastOf(page, 'Invites emailed')).toContainText('20 emails on the way.')
    for (const number of [0, 19]) await mailedLink(instance.dataDir, addressOf(number, run), '/client-invite')
  })
  const clients = (await (await page.request.get('/api/clients')).json()) as { id: number; partnerOneName: string }[]
  for (const { id, partnerOneName } of clients) idOf.set(partnerOneName, id)

  const { id: day } = await add(page, `/api/clients/${idOf.get('Ada0')}/days`, { name: 'Wedding day', timeZone })
  for (const [title, start] of [
    ['Ceremony', '15:00'],
    ['Dinner', '18:30'],
  ])
    await add(page, `/api/days/${day}/items`, { title, start })
  await phone.goto('/')
  await chapter('Day mode opened from the phone', 1, async () => {
    const card = phone.getByRole('region', { name: 'The wedding of Ada0 & Max0, today' })
    await expect(card.getByRole('list', { name: 'What comes next' })).toContainText('Ceremony')
    await card.getByRole('link', { name: 'Day Mode' }).tap()
    await expect(phone).toHaveURL(`/day/${day}`)
  })
  await chapter('The day begun', 1, async () => {
    const bar = phone.getByRole('group', { name: 'Ceremony', exact: true })
    await bar.getByRole('button', { name: 'Start' }).tap()
    await expect(bar.getByRole('button', { name: 'Done' })).toBeVisible()
  })

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Three steps to get started' })).toBeHidden()
  const write = (couple: string, rate: string, more: object) =>
    add(page, `/api/clients/${idOf.get(couple)}/invoices`, {
      lineItems: [{ description: 'Full planning', quantity: '1', rate }],
      ...more,
    })
  await write('Ada1', '640', { status: 'Sent', issuedOn: '2019-12-01', dueDate: '2020-01-01' })
  const due = await write('Ada2', '1200.50', { status: 'Sent', dueDate: today })
  await write('Ada2', '300', { dueDate: today })
  await chapter('An overdue invoice chased', 1, async () => {
    const row = page
      .getByRole('region', { name: 'Today', exact: true })
      .getByRole('listitem')
      .filter({ hasText: '$640.00' })
    await row.getByRole('button', { name: 'Remind' }).click()
    await expect(row).toContainText(/Asked \w+ \d+/)
    const mails = async () => (await mailsIn(instance.dataDir)).filter(({ to }) => to === addressOf(1, run))
    await expect.poll(mails).toHaveLength(2)
  })
  await chapter('The income of the quarter read', 1, async () => {
    await main(page).getByRole('link', { name: 'Money' }).click()
    await expect(figure(page, 'Still in drafts')).toHaveText('$300.00')
    await expect(figure(page, 'This quarter')).toHaveText('$1,200.50')
  })
  await chapter('What is in it opened', 2, async () => {
    await figure(page, 'This quarter').getByRole('link').click()
    const rows = page.getByRole('dialog', { name: /^Received and expected, / })
    await expect(rows.getByRole('listitem')).toHaveText([/Invoice .*Sent/])
    await inspect(page)
    await page.goBack()
    await expect(rows).toHaveCount(0)
    await page.goForward()
    await rows.getByRole('link').click()
    await expect(page).toHaveURL(`/invoices/${due.id}`)
  })
  await chapter('An invoice chased on its own page', 1, async () => {
    await page.getByRole('button', { name: 'Remind' }).click()
    await expect(page.getByText('Reminder you sent')).toBeVisible()
  })
  await page.getByRole('link', { name: 'All invoices' }).click()
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/money')

  await chapter('Nine vendors brought from a spreadsheet', 12, async () => {
    await main(page).getByRole('link', { name: 'Vendors' }).click()
    await page.getByRole('button', { name: 'Import' }).first().click()
    await imported.getByLabel('Or Paste Rows').click()
    await imported
      .getByLabel('Or Paste Rows')
      .fill(['Name\tCategory', ...vendors.map((one) => one.join('\t'))].join('\n'))
    await imported.getByRole('button', { name: 'Use Pasted Rows' }).click()
    await imported.getByRole('button', { name: 'Preview' }).click()
    await imported.getByRole('button', { name: 'Add 9 vendors' }).click()
    await expect(page.getByRole('heading', { name: 'Salt & Thyme' })).toBeVisible()
  })
  await page.goto('/clients')
  await chapter('Nine vendors added to a wedding', 12, async () => {
    await page.getByRole('link', { name: 'Ada3 & Max3' }).click()
    await page.getByRole('tab', { name: 'Vendors' }).click()
    const panel = page.getByRole('tabpanel')
    for (const [name] of vendors) await panel.getByRole('checkbox', { name }).click()
    await panel.getByRole('button', { name: 'Add 9 Vendors' }).click()
    for (const [name] of vendors) await expect(panel.getByLabel(`Status of ${name}`)).toHaveValue('potential')
  })
  await phones.close()

  console.table(chapters)
  for (const { chapter: name, presses, limit } of chapters) {
    expect(presses, name).toBeGreaterThan(0)
    expect(presses, name).toBeLessThanOrEqual(limit)
  }
})
