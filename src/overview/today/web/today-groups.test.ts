import { expect, it } from 'vitest'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { groupLines, sameInWords } from '#overview/today/web/today-groups.ts'

const today = '2027-05-14'
const line = (kind: TodayLine['kind'], clientId: number | null, weddingDate: string | null = null): TodayLine => ({
  key: `${kind}-${clientId}`,
  kind,
  clientId,
  clientName: clientId === null ? null : `Couple ${clientId}`,
  weddingDate,
  title: kind,
  detail: {},
  reason: 'Due today.',
  page: { to: '/tasks' },
  action: { kind: 'open' },
})
const shown = (lines: TodayLine[]) =>
  groupLines(lines, today).map((group) => [
    group.kind === 'wedding' ? group.clientId : group.kind === 'same' ? group.lack : group.kind,
    ...group.rows.map(({ line, place }) => `${place} ${line.key}`),
  ])

it('groups lines by wedding, the nearest first, and the studio after them', () => {
  const lines = [
    line('invoice', 4, '2027-04-01'),
    line('task', 2, '2027-08-01'),
    line('task', null),
    line('event', 1, '2027-06-01'),
    line('invoice', 2, '2027-08-01'),
    line('invoice', 5, '2027-05-01'),
    line('message', 3),
    line('more', null),
  ]
  expect(shown(lines)).toEqual([
    [1, '3 event-1'],
    [2, '1 task-2', '4 invoice-2'],
    [3, '6 message-3'],
    [5, '5 invoice-5'],
    [4, '0 invoice-4'],
    ['studio', '2 task-null'],
    ['more', '7 more-null'],
  ])
})

it('says once what three weddings lack, but not of a wedding within a week', () => {
  const dates = ['2027-05-21', '2027-05-22', '2027-05-30', '2027-06-10']
  const lines = dates.flatMap((date, n) => [line('vendors', n, date), ...(n < 2 ? [line('venue', n, date)] : [])])
  expect(shown(lines)).toEqual([
    [0, '0 vendors-0', '1 venue-0'],
    [1, '3 venue-1'],
    ['vendors', '2 vendors-1', '4 vendors-2', '5 vendors-3'],
  ])
  expect(sameInWords('vendors', 3)).toBe('Three weddings have no confirmed vendor')
  expect(sameInWords('venue', 14)).toBe('14 weddings have no venue')
  expect(sameInWords('invite', 3)).toBe('Three weddings are within 30 days, and the couple is not in the portal')
  expect(sameInWords('portal', 4)).toBe('Four weddings have an invited couple who has not logged in')
})
