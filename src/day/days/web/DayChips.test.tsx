import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import { DayChips } from '#day/days/web/DayChips.tsx'
import { show } from '#test/web/test-page.tsx'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'

const day: DaySummary = {
  id: 1,
  clientId: 1,
  name: 'Wedding day',
  date: '2031-06-14',
  offset: null,
  timeZone: 'Pacific/Pago_Pago',
  place: null,
  latitude: null,
  longitude: null,
  version: 0,
  publishedAt: null,
  itemCount: 0,
}
const shown = (timeZone: string) =>
  show(<DayChips days={[{ ...day, timeZone }]} shown={1} onOpen={() => {}} onDialog={() => {}} />)

it('names the time zone of a day elsewhere', async () => {
  await shown(day.timeZone)
  await expect.element(page.getByText('Times are in Pago Pago time')).toBeVisible()
})

it('names no time zone for a day here', async () => {
  await shown(timeZoneHere())
  await expect.element(page.getByRole('button', { name: /^Wedding day/ })).toBeVisible()
  await expect.element(page.getByText('Times are in')).not.toBeInTheDocument()
})
