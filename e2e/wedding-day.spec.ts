import type { Browser, Page } from '@playwright/test'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { tellVendorsNow } from './letters-now.ts'
import { mailedLink, mailsIn } from './outbox.ts'
import { toastOf } from './toasts.ts'
import { add } from './wedding.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeEach(({ page }) => skipIntroductions(page))

const couple = {
  partnerOneName: 'Grace Liu',
  partnerTwoName: 'Oliver Hart',
  email: 'grace@example.com',
  weddingDate: '2031-06-14',
}

const vendors = [
  ['Lena Hart', 'photographer'],
  ['Hill Kitchen', 'caterer'],
] as const

const address = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@vendors.example`

const rowOf = (page: Page, title: string) =>
  page
    .locator('#page [data-item]')
    .filter({ has: page.getByRole('button', { name: `${title} (edit title)`, exact: true }) })

/** The line of a vendor below the run sheet. */
const stateOf = (page: Page, vendor: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Copy the link for ${vendor}` }) })

async function confirmedIn(browser: Browser, url: string, by: string): Promise<Page> {
  const outside = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await outside.goto(url)
  await expect(outside.getByRole('heading', { name: 'Grace Liu & Oliver Hart' })).toBeVisible()
  await outside.getByLabel('Your name').fill(by)
  await outside.getByRole('button', { name: 'Confirm' }).click()
  await expect(outside.getByText(`Confirmed by ${by}.`)).toBeVisible()
  return outside
}

test('vendors confirm a run sheet, and only the one whose part changes is asked again', async ({
  page,
  browser,
  planner,
  instance,
}) => {
  const id = await planner.addClient(couple)
  const vendorIds: number[] = []
  for (const [name, category] of vendors) {
    const vendor = await add(page, '/api/vendors', { name, category, email: address(name) })
    await add(page, `/api/clients/${id}/vendors`, { vendorId: vendor.id })
    vendorIds.push(vendor.id)
  }
  const [lena, hill] = vendorIds
  const day = await add(page, `/api/clients/${id}/days`, { name: 'Wedding day' })
  await add(page, `/api/days/${day.id}/items/several`, {
    items: [
      { start: '14:30', title: 'Ceremony', minutes: 45, place: 'Garden', vendorIds: [lena], audience: 'everyone' },
      { start: '19:00', title: 'Main course', minutes: 45, place: 'Great Hall', vendorIds: [hill] },
      { start: '22:00', title: 'Late snack', minutes: 45, place: 'Terrace', vendorIds: [hill] },
    ],
  })
  await page.goto(`/clients/${id}?tab=day`)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const look = page.getByRole('alertdialog', { name: /^Publish Version/ })
  await publish.click()
  await expect(look).toContainText('Hill Kitchen')
  await inspect(page)
  await look.getByRole('button', { name: 'Publish and Email 2 Vendors' }).click()
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
  await tellVendorsNow(instance, id)

  const pages = new Map<string, Page>()
  for (const [name] of vendors) {
    const url = await mailedLink(instance.dataDir, address(name), '/for')
    pages.set(name, await confirmedIn(browser, `${instance.url}${new URL(url).pathname}`, `${name} herself`))
    await expect(stateOf(page, name)).toContainText(`Confirmed version 1 by ${name} herself`)
  }
  const caterers = pages.get('Hill Kitchen')!
  await expect(caterers.getByText('Late snack')).toBeVisible()
  expect(await caterers.context().cookies()).toEqual([])
  await inspect(caterers)
  const [download] = await Promise.all([
    caterers.waitForEvent('download'),
    caterers.getByRole('button', { name: 'Add to Calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Wedding day.ics')

  await rowOf(page, 'Late snack').getByRole('button', { name: '10:00 PM (edit time)' }).click()
  await page.keyboard.type('10:15pm')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not published: 1 moved')).toBeVisible()
  await publish.click()
  await look.getByRole('button', { name: 'Publish and Email 1 Vendor' }).click()
  await expect(stateOf(page, 'Hill Kitchen')).toContainText('Changed since then; confirmed version 1')
  await expect(stateOf(page, 'Lena Hart')).toContainText('Confirmed version 1')
  // Without a reload.
  await expect(caterers.getByText('10:15 PM')).toBeVisible()
  await caterers.getByLabel('Your name').fill('Hill')
  await caterers.getByRole('button', { name: 'Confirm' }).click()
  await expect(stateOf(page, 'Hill Kitchen')).toContainText('Confirmed version 2 by Hill')
  const toldAgain = async () =>
    (await mailsIn(instance.dataDir))
      .filter(({ to, subject }) => to.endsWith('@vendors.example') && subject.startsWith('Changed: your part'))
      .map(({ to }) => to)
  await tellVendorsNow(instance, id)
  await expect.poll(toldAgain).toEqual([address('Hill Kitchen')])
  const changed = (await mailsIn(instance.dataDir)).findLast(({ to }) => to === address('Hill Kitchen'))
  expect(changed?.text).toContain('instead of 10:00 PM')
  expect(changed?.text).not.toContain('Main course')

  await test.step('a link is copied for a vendor', async () => {
    await page.getByRole('button', { name: 'Copy the link for Lena Hart' }).click()
    await expect(toastOf(page, 'Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/for/')
  })

  await test.step('all links are listed, made and revoked', async () => {
    await page.getByRole('button', { name: 'All Links' }).click()
    const links = page.getByRole('dialog', { name: 'Links' })
    const audience = (name: string) =>
      links.locator('.day-audience').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    const ofKitchen = audience('Hill Kitchen')
    await expect(ofKitchen).toContainText('Vendor · 2 links')
    await expect(links.getByRole('list', { name: 'Links for Hill Kitchen', exact: true })).toContainText(
      'Sent by email',
    )
    await ofKitchen.getByText('1 earlier link').click()
    await inspect(page)
    await links.getByLabel('For Someone Else').fill('Grandmother Rose')
    await links.getByRole('button', { name: 'Copy New Link' }).click()
    const rose = audience('Grandmother Rose')
    await expect(rose).toContainText('Not opened')
    await rose.getByRole('button', { name: 'Revoke' }).click()
    await expect(rose).toContainText('Revoked')
    await ofKitchen.getByRole('button', { name: 'Revoke all links for Hill Kitchen' }).click()
    const question = page.getByRole('alertdialog', { name: 'Revoke All Links for Hill Kitchen' })
    await inspect(page)
    await question.getByRole('button', { name: 'Revoke All' }).click()
    await expect(ofKitchen).toContainText('Vendor · 2 links, none of them valid')
    await expect(caterers.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
    await links.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('the sheets are printed', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const print = page.getByRole('dialog', { name: 'Print' })
    await expect(print.getByRole('radio')).toHaveCount(4 + vendors.length)
    await inspect(page)
    await print.getByLabel('All of them').check()
    await print.getByLabel('Large print').check()
    const [sheets] = await Promise.all([
      page.waitForEvent('download'),
      print.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(sheets.suggestedFilename()).toBe('Wedding day for Grace Liu & Oliver Hart, all sheets.pdf')
    expect(await sheets.failure()).toBeNull()
  })

  await test.step('the couple sees the day', async () => {
    await page.goto(`/client-portal/${id}?tab=day`)
    await expect(page.getByRole('tab', { name: 'Wedding Day' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('2:30 PM')).toBeVisible()
  })
  for (const one of pages.values()) await one.context().close()
})
