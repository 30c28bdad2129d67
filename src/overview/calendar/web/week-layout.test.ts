import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutDay } from '#overview/calendar/web/week-layout.ts'

const two = (part: number) => String(part).padStart(2, '0')
const anyTime = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => ({ time: `${two(hour)}:${two(minute)}` }))

test('a single event has the full width', () => {
  expect(layOutDay([{ time: '12:00' }])).toEqual([
    { item: { time: '12:00' }, top: 0.5, height: 1 / 24, left: 0, width: 1 },
  ])
})

test('overlapping events share the width, and later ones have it in full again', () => {
  const placed = layOutDay([{ time: '09:00' }, { time: '09:30' }, { time: '09:45' }, { time: '12:00' }])
  expect(placed.map(({ left, width }) => [left, width])).toEqual([
    [0, 1 / 3],
    [1 / 3, 1 / 3],
    [2 / 3, 1 / 3],
    [0, 1],
  ])
})

test('a lane is reused as soon as it is free', () => {
  const placed = layOutDay([{ time: '09:00' }, { time: '09:30' }, { time: '10:00' }])
  expect(placed.map(({ left, width }) => [left, width])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
    [0, 0.5],
  ])
})

test('an event in the last minute of the day is visible', () => {
  const [deadline] = layOutDay([{ time: '23:59' }])
  expect(deadline?.height).toBeCloseTo(0.5 / 24)
  expect((deadline?.top ?? 0) + (deadline?.height ?? 0)).toBeCloseTo(1)
})

test('events never overlap or leave the day', () => {
  fc.assert(
    fc.property(fc.array(anyTime, { maxLength: 30 }), (items) => {
      const placed = layOutDay(items)
      expect(placed).toHaveLength(items.length)
      placed.forEach((one, index) => {
        expect(one.top + one.height).toBeLessThanOrEqual(1 + 1e-9)
        expect(one.left + one.width).toBeLessThanOrEqual(1 + 1e-9)
        for (const other of placed.slice(index + 1)) {
          const apartInTime = one.top + one.height <= other.top + 1e-9 || other.top + other.height <= one.top + 1e-9
          const apartInWidth = one.left + one.width <= other.left + 1e-9 || other.left + other.width <= one.left + 1e-9
          expect(apartInTime || apartInWidth).toBe(true)
        }
      })
    }),
  )
})
