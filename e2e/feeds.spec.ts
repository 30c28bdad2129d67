import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { toastOf } from './toasts.ts'

test('a planner makes, renews and ends the address of a calendar', async ({ page, planner: _signedIn }) => {
  await page.goto('/settings?tab=calendars')
  await page.getByLabel('Calendar of').selectOption('All weddings')
  await page.getByRole('button', { name: 'Make Address' }).click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
  const first = await address.inputValue()
  const href = await page.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')
  expect(href).toBe(first.replace(/^http/, 'webcal'))
  await inspect(page)
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR')

  await page.reload()
  const list = page.getByRole('list', { name: 'Calendars with an address' })
  await expect(list).toContainText('All weddings')
  await expect(address).toBeHidden()
  await page.getByRole('button', { name: 'New address for All weddings' }).click()
  await page.getByRole('button', { name: 'Make New Address' }).click()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expect((await page.request.get(first)).status()).toBe(404)
  expect((await page.request.get(second)).status()).toBe(200)

  await page.getByRole('button', { name: 'End the calendar of All weddings' }).click()
  await page.getByRole('button', { name: 'End Calendar' }).click()
  await expect(toastOf(page, 'Calendar ended')).toBeVisible()
  await expect(list).toBeHidden()
  expect((await page.request.get(second)).status()).toBe(404)
})
