import { expect, it } from 'vitest'
import type { Link } from '#weddings/links/contract/endpoints.ts'
import { audiencesOf } from '#day/days/web/link-groups.ts'

const link = (id: number, values: Partial<Link>): Link => ({
  id,
  clientId: 1,
  kind: 'vendor-day',
  subjectId: null,
  label: '',
  email: null,
  isMailed: false,
  createdAt: '2027-01-01T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  lastOpenedAt: null,
  openedCount: 0,
  ...values,
})
const past = '2027-02-01T00:00:00.000Z'
const now = Date.parse('2027-03-01T00:00:00Z')

it('are grouped by audience, the latest first, also if a vendor was renamed', () => {
  const links = [
    link(1, { subjectId: 5, label: 'Fern', revokedAt: past }),
    link(2, { kind: 'party-day', label: 'Wedding party', expiresAt: past }),
    link(3, { kind: 'guest-day', label: 'Rose' }),
    link(4, { kind: 'guest-day', label: 'Violet' }),
    link(5, { subjectId: 6, label: 'Moss' }),
    link(6, { subjectId: 5, label: 'Fern Florals', isMailed: true, clientId: null }),
    link(7, { kind: 'wedding-calendar', label: 'Calendar' }),
  ]
  const found = audiencesOf(links, now)
  expect(found.map(({ name, what, working, links: own }) => [name, what, working, own.map(({ id }) => id)])).toEqual([
    ['Fern Florals', 'Vendor', 1, [6, 1]],
    ['Moss', 'Vendor', 1, [5]],
    ['Violet', 'Guest', 1, [4]],
    ['Rose', 'Guest', 1, [3]],
    ['Wedding party', 'Wedding party', 0, [2]],
  ])
  expect(found.map(({ group }) => group)).toEqual([
    { kind: 'vendor-day', vendorId: 5 },
    { kind: 'vendor-day', vendorId: 6 },
    { kind: 'guest-day', label: 'Violet' },
    { kind: 'guest-day', label: 'Rose' },
    { kind: 'party-day' },
  ])
})
