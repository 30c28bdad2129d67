import { dayHere } from '#contract/day.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

test('a planner makes, renews and ends the address of a calendar', async ({ page, planner: _signedIn }) => {
  await page.goto('/settings?tab=calendars')
  await page.getByLabel('Calendar of', { exact: true }).selectOption('My calendar and due tasks')
  await page.getByRole('button', { name: 'Make Address' }).click()
  await expect(page.getByRole('list', { name: 'Calendars with an address' })).toContainText('My calendar and due tasks')
  await page.getByRole('button', { name: 'End the calendar of My calendar and due tasks' }).click()
  await page.getByRole('button', { name: 'End Calendar' }).click()
  await expect(page.getByRole('list', { name: 'Calendars with an address' })).toBeHidden()
  await page.getByLabel('Calendar of', { exact: true }).selectOption('All weddings')
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

test('busy times of another calendar are shown, and it is removed', async ({ page, planner, instance }) => {
  const date = dayHere()
  await page.goto('/settings?tab=calendars')
  await page.getByRole('button', { name: 'Add Calendar' }).click()
  const form = page.getByRole('dialog', { name: 'Add Calendar' })
  await form.getByLabel('Address').fill('https://169.254.169.254/')
  await form.getByRole('button', { name: 'Add Calendar' }).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/Please give an https address on the internet\./)
  await form.getByLabel('Address').fill('https://calendars.example.com/private.ics')
  await inspect(page)
  await form.getByRole('button', { name: 'Add Calendar' }).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/This address cannot be reached/)
  await form.getByRole('button', { name: 'Cancel' }).click()

  await runSql(
    instance,
    `with calendar as (
      insert into busy_calendars (planner_id, name, host, address, time_zone, mark, problem)
      select id, 'Private', 'calendars.example.com', '', 'UTC', '', 'The service answers with the error 503.' from planners where email = $1 returning planner_id, id
    ) insert into busy_times (planner_id, calendar_id, date, time, minutes)
      select planner_id, id, $2, t.time, t.minutes from calendar, (values ('09:00', 150), (null, null)) t(time, minutes)`,
    [planner.email, date],
  )
  await page.goto('/calendar')
  await expect(page.getByRole('button', { name: /Busy\s*Private/ })).toHaveCount(2)
  await inspect(page)
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('button', { name: /Busy.*Private/ })).toHaveCount(2)
  await inspect(page)
  await page.getByRole('button', { name: 'Agenda', exact: true }).click()
  await page.getByRole('button', { name: /9:00 AM.*Busy.*Private/ }).click()

  const list = page.getByRole('list', { name: 'Calendars that are read' })
  await expect(list).toContainText('The service answers with the error 503.')
  await inspect(page)
  await list.getByRole('button', { name: 'Remove Private' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page, 'Calendar removed')).toBeVisible()
  await expect(page.getByText('No other calendar is read.')).toBeVisible()
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Busy/ })).toHaveCount(0)
})
