import { expect, test } from 'vitest'
import { dayLabel } from '#talk/messages/web/public/moments.ts'

test('days are labelled relative to today', () => {
  const label = (day: string) => dayLabel(day, '2026-03-01')
  expect([label('2026-03-01'), label('2026-02-28'), label('2026-02-27')]).toEqual([
    'Today',
    'Yesterday',
    'February 27, 2026',
  ])
})
