import { dayHere } from '#platform/contract/calendar-date.ts'
import { chooseIn } from './choose-in.ts'
import { inspect, skipIntroductions } from './inspection.ts'
import { expect, test } from './journey.ts'
import { runSql } from './sql.ts'
import { toastOf } from './toasts.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

test('a planner makes, renews and ends the address of a calendar, and sees the busy times of another', async ({
  page,
  planner,
  instance,
}) => {
  const list = page.getByRole('list', { name: 'Calendars with an address' })
  const address = page.getByLabel('Address', { exact: true })

  const first = await test.step('an address is made', async () => {
    await page.goto('/settings?tab=calendars')
    await chooseIn(page.getByLabel('Calendar For', { exact: true }), 'All weddings')
    await page.getByRole('button', { name: 'Create Address' }).click()
    await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
    const url = await address.inputValue()
    const href = await page.getByRole('link', { name: 'Open in a Calendar' }).getAttribute('href')
    expect(href).toBe(url.replace(/^http/, 'webcal'))
    await inspect(page)
    expect(await (await page.request.get(url)).text()).toContain('BEGIN:VCALENDAR')
    return url
  })

  await test.step('a new address ends the first, and its end is told', async () => {
    await page.reload()
    await expect(list).toContainText('All weddings')
    await expect(address).toBeHidden()
    await page.getByRole('button', { name: 'New address for All weddings' }).click()
    await page.getByRole('button', { name: 'Create New Address' }).click()
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

  await test.step('another calendar needs an address that can be reached', async () => {
    await page.getByRole('button', { name: 'Add Calendar' }).click()
    const form = page.getByRole('dialog', { name: 'Add Calendar' })
    await form.getByLabel('Address').fill('https://169.254.169.254/')
    await form.getByRole('button', { name: 'Add Calendar' }).click()
    await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/Please enter a public https address\./)
    await form.getByLabel('Address').fill('https://calendars.example.com/private.ics')
    await form.getByRole('button', { name: 'Add Calendar' }).click()
    await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/This address cannot be reached/)
    await inspect(page)
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('its busy times are on the calendar', async () => {
    await runSql(
      instance,
      `with calendar as (
        insert into busy_calendars (planner_id, name, host, address, time_zone, mark, problem)
        select id, 'Private', 'calendars.example.com', '', 'UTC', '', 'The service answered with error 503.' from planners where email = $1 returning planner_id, id
      ) insert into busy_times (planner_id, calendar_id, date, time, minutes)
        select planner_id, id, $2, t.time, t.minutes from calendar, (values ('09:00', 150), (null, null)) t(time, minutes)`,
      [planner.email, dayHere()],
    )
    await page.goto('/calendar')
    await expect(page.getByRole('button', { name: /Busy\s*Private/ })).toHaveCount(2)
    await inspect(page)
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await expect(page.getByRole('button', { name: /Busy.*Private/ })).toHaveCount(2)
    await inspect(page)
    await page.getByRole('button', { name: 'Agenda', exact: true }).click()
    await page.getByRole('button', { name: /9:00 AM.*Busy.*Private/ }).click()
  })

  await test.step('it is removed', async () => {
    const read = page.getByRole('list', { name: 'Other calendars' })
    await expect(read).toContainText('The service answered with error 503.')
    await inspect(page)
    await read.getByRole('button', { name: 'Remove Private' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page, 'Calendar removed')).toBeVisible()
    await expect(page.getByText('No other calendars yet.')).toBeVisible()
    await page.goto('/calendar')
    await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /Busy/ })).toHaveCount(0)
  })
})
