import { expect, test } from 'vitest'
import type { Client } from '#contract/clients.ts'
import { greeting, summarize, whenInWords } from '#web/dashboard/weddings.ts'

const wedding = (id: number, status: Client['status'], weddingDate: string | null) =>
  ({ id, status, weddingDate }) as Client

test('completed weddings are counted apart, all others are active', () => {
  const summary = summarize(
    [wedding(1, 'completed', '2026-01-01'), wedding(2, 'inquiry', null), wedding(3, 'planning', '2026-09-01')],
    '2026-05-01',
  )
  expect([summary.active, summary.completed]).toEqual([2, 1])
})

test('the weddings ahead come by date, from today on, without the completed ones', () => {
  const { ahead } = summarize(
    [
      wedding(1, 'planning', '2026-09-01'),
      wedding(2, 'planning', '2026-04-30'),
      wedding(3, 'contracted', '2026-05-01'),
      wedding(4, 'completed', '2026-06-01'),
      wedding(5, 'inquiry', null),
    ],
    '2026-05-01',
  )
  expect(ahead.map(({ id }) => id)).toEqual([3, 1])
})

test('days are said in words', () => {
  expect([0, 1, 2, 1200].map(whenInWords)).toEqual(['today', 'tomorrow', 'in 2 days', 'in 1,200 days'])
})

test('the greeting follows the hour', () => {
  expect([8, 12, 18].map(greeting)).toEqual(['Good morning', 'Good afternoon', 'Good evening'])
})
