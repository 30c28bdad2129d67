import { expect, it } from 'vitest'
import { eventTypeOf } from '#planning/events/web/public/typed-event-type.ts'

it.each([
  ['Menu tasting', 'tasting'],
  ['Dress fitting', 'dress'],
  ['Venue rehearsal', 'venue'],
  ['Call with the band', 'appointment'],
  ['Contract signed', 'milestone'],
])('%j is of the type %s', (title, type) => {
  expect(eventTypeOf(title)).toBe(type)
})
