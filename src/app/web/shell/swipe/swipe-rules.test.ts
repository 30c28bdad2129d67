import { expect, test, vi } from 'vitest'
import { placeOf, stepOf, stops, swipingWorks } from '#app/web/shell/swipe/swipe-rules.ts'

test('a move of 80 px is a swipe, one of 79 px is not', () => {
  expect(stepOf({ x: -80, y: 0 })).toBe(1)
  expect(stepOf({ x: 80, y: 0 })).toBe(-1)
  expect(stepOf({ x: -79, y: 0 })).toBe(0)
  expect(stepOf({ x: 79, y: 0 })).toBe(0)
})

test('only mainly horizontal moves count', () => {
  expect(stepOf({ x: -100, y: 99 })).toBe(1)
  expect(stepOf({ x: -100, y: 100 })).toBe(0)
  expect(stepOf({ x: 100, y: -180 })).toBe(0)
})

test('swiping wraps around at both ends', () => {
  expect(placeOf('/settings')?.next.to).toBe('/')
  expect(placeOf('/')?.previous.to).toBe('/settings')
  for (const { to } of stops) expect(placeOf(placeOf(to)!.next.to)?.previous.to).toBe(to)
})

test('other pages are not part of the swipe order', () => {
  expect(placeOf('/clients/7')).toBeUndefined()
  expect(placeOf('/new-client')).toBeUndefined()
})

test('swiping works below 768 px', () => {
  expect([767, 768].map(swipingWorks)).toEqual([true, false])
})

test('nothing is swiped to by members who may not open the pages', () => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ rights: ['money'] }) })
  expect(placeOf('/settings')).toBeUndefined()
  vi.unstubAllGlobals()
})
