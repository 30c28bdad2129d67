import { expect, it } from 'vitest'
import { timeOf } from '#day/days/contract/day-time.ts'
import { sunTimes } from '#day/days/web/sun-times.ts'

const at = (date: string | null, timeZone: string, latitude: number | null, longitude: number | null) =>
  sunTimes({ date, timeZone, latitude, longitude }).map(({ name, minutes }) => `${name} ${timeOf(minutes)}`)

it('gives the times of the sun by the clocks of the place', () => {
  expect(at('2027-06-12', 'Europe/Rome', 41.9, 12.5)).toEqual([
    'Dawn 05:00',
    'Sunrise 05:34',
    'Golden hour 20:03',
    'Sunset 20:45',
  ])
  expect(at('2027-06-12', 'America/New_York', 40.7, -74)).toEqual([
    'Dawn 04:51',
    'Sunrise 05:24',
    'Golden hour 19:46',
    'Sunset 20:27',
  ])
  expect(at('2027-01-09', 'Pacific/Auckland', -36.85, 174.76)).toEqual([
    'Dawn 05:41',
    'Sunrise 06:11',
    'Golden hour 20:05',
    'Sunset 20:43',
  ])
  expect(at('2027-06-12', 'Pacific/Kiritimati', 1.87, -157.4)).toEqual([
    'Dawn 05:59',
    'Sunrise 06:22',
    'Golden hour 18:06',
    'Sunset 18:36',
  ])
})

it('gives none without a date or a place, nor those that do not occur', () => {
  expect(at(null, 'Europe/Rome', 41.9, 12.5)).toEqual([])
  expect(at('2027-06-12', 'Europe/Rome', null, null)).toEqual([])
  expect(at('2027-06-21', 'Europe/Oslo', 69.65, 18.96)).not.toContainEqual(expect.stringContaining('Sunset'))
})
