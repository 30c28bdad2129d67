import { expect, test } from 'vitest'
import { onDay } from '#platform/server/foundation/moments.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

test('days near today are named before the date', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', 'someday']
  expect(days.map((day) => onDay(day, '2026-03-01', defaultLocale))).toEqual([
    'on February 27, 2026',
    'yesterday, February 28, 2026',
    'today, March 1, 2026',
    'tomorrow, March 2, 2026',
    'on March 3, 2026',
    'on someday',
  ])
})
