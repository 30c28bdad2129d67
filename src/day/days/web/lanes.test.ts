import { expect, it } from 'vitest'
import { axisOf, lanesOf, stepped } from '#day/days/web/lanes.ts'

const vendors = [
  { vendorId: 1, name: 'Lena', category: 'photographer' },
  { vendorId: 2, name: 'Ora', category: 'florist' },
  { vendorId: 3, name: 'Idle', category: 'dj' },
]
const item = (id: number, start: string, minutes: number, place: string | null = null, vendorIds: number[] = []) => ({
  id,
  start,
  minutes,
  place,
  vendorIds,
})
const shown = (lanes: ReturnType<typeof lanesOf>) =>
  lanes.map(({ name, items }) => [name, ...items.map((one) => `${one.item.id}: ${one.column + 1}/${one.columns}`)])

it('has a lane for each vendor with items, and one for items without', () => {
  const items = [item(1, '09:00', 60, null, [1, 2]), item(2, '09:30', 60, null, [1]), item(3, '11:00', 10)]
  expect(shown(lanesOf(items, 'vendor', vendors))).toEqual([
    ['Lena', '1: 1/2', '2: 2/2'],
    ['Ora', '1: 1/1'],
    ['No vendor', '3: 1/1'],
  ])
})

it('has a lane for each place, however it is written', () => {
  const items = [item(1, '09:00', 60, 'Hall'), item(2, '11:00', 60, 'hall'), item(3, '11:00', 10)]
  expect(shown(lanesOf(items, 'place', vendors))).toEqual([
    ['Hall', '1: 1/1', '2: 1/1'],
    ['No place', '3: 1/1'],
  ])
})

it('uses a column again once its item has ended', () => {
  const items = [item(1, '09:00', 120), item(2, '09:00', 30), item(3, '09:30', 30), item(4, '12:00', 5)]
  expect(shown(lanesOf(items, 'place', []))).toEqual([['No place', '1: 1/2', '2: 2/2', '3: 2/2', '4: 1/1']])
})

it('puts short items beside each other that would be drawn over each other', () => {
  const items = [item(1, '09:00', 10), item(2, '09:10', 5), item(3, '09:15', 5), item(4, '09:20', 10)]
  expect(shown(lanesOf(items, 'place', []))).toEqual([['No place', '1: 1/1', '2: 1/2', '3: 2/2', '4: 1/2']])
})

it('covers whole hours', () => {
  expect(axisOf([item(1, '09:20', 10), item(2, '25:10', 30)])).toEqual({ from: 540, to: 1560 })
  expect(axisOf([])).toEqual({ from: 480, to: 1440 })
})

it('moves in steps of five minutes', () => {
  expect([2, 3, -7, -8, 60].map(stepped)).toEqual([0, 5, -5, -10, 60])
})
