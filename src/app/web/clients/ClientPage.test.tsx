import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

beforeEach(() => cache.clear())

const nora = {
  id: 7,
  partnerOneName: 'Nora',
  partnerTwoName: 'Felix',
  email: 'nora@example.com',
  weddingDate: '2031-06-14',
  venue: 'The Old Mill',
  status: 'planning',
  phone: null,
  guestCount: null,
  avatarUrl: null,
  budget: null,
  notes: null,
  isActivated: false,
}
const next = { late: [], lateCount: 0, owed: [], unconfirmed: [], ahead: [], publishedFor: null, counts: {} }
const summary = {
  team: [
    { kind: 'studio', name: null, openTasks: 3, late: 1 },
    { kind: 'member', name: 'Priya Shah', openTasks: 0, late: 0 },
  ],
  vendors: { all: 5, confirmed: 2 },
  guests: { all: 129, answered: 84 },
  money: [{ currency: 'USD', contracted: 500000, drafted: 0, sent: 500000, paid: 200000, open: 300000, overdue: 0 }],
  days: [
    { id: 3, name: 'Wedding day', date: '2031-06-14', items: 12, version: 1, unpublished: 2, vendors: 5, confirmed: 1 },
  ],
  people: [{ id: 1, name: 'Nora', relation: null, phone: '555-0100', lastSeenAt: null }],
  lastMessage: { sender: 'client', name: 'Felix', words: 'See  you\nthen', at: '2026-01-02T10:00:00.000Z' },
  lastLetterAt: null,
}

const answers = (more: object = {}) =>
  answerCalls({
    'GET /api/clients/7': () => nora,
    'GET /api/clients/7/next': () => next,
    'GET /api/clients/7/summary': () => summary,
    'GET /api/clients/7/events': () => [],
    'GET /api/clients/7/waiting-events': () => [],
    ...more,
  })

it('has a head of one line on the tabs that one works on, and a large one with the picture on Overview', async () => {
  answers()
  await showPage('/clients/7')
  await expect.element(page.getByLabelText('Upload picture')).toBeVisible()
  const head = () => document.querySelector('header:has(h1)')!.getBoundingClientRect().height
  expect(head()).toBeGreaterThan(100)
  await page.getByRole('tab', { name: 'Events' }).click()
  await expect.element(page.getByLabelText('Upload picture')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nora & Felix' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All clients' })).toBeVisible()
  expect(head()).toBeLessThanOrEqual(48)
})

it('answers on Overview who works on it, its money, its day, its people and the last contact', async () => {
  answers()
  await showPage('/clients/7')
  for (const name of [
    'The studio: 3 open tasks, 1 late',
    'Priya Shah',
    '2 of 5 vendors confirmed',
    '129 guests, 84 answered',
    '$3,000.00 open',
    'Wedding day: 12 items, 2 changes not published, 1 of 5 vendors confirmed',
    'Call Nora',
    'Felix January 2, 2026: “See you then”',
  ])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect.element(page.getByText('overdue')).not.toBeInTheDocument()
  const open = page.getByRole('link', { name: '$3,000.00 open' })
  await expect.element(open).toHaveAttribute('href', '/money?figure=open&wedding=7&currency=USD')
})

it('says nothing of money to somebody who may not see it', async () => {
  answers({ 'GET /api/clients/7/summary': () => ({ ...summary, money: null }) })
  await showPage('/clients/7')
  await expect.element(page.getByText('The day', { exact: true })).toBeVisible()
  await expect.element(page.getByText('$3,000.00 open')).not.toBeInTheDocument()
})

it('says that a couple is archived, and brings it back', async () => {
  const { bodies } = answers({
    'GET /api/clients/7': () => ({ ...nora, archivedAt: '2026-01-02T10:00:00.000Z' }),
    'POST /api/clients/bulk/archive': () => ({ changed: [7], held: 0 }),
  })
  await showPage('/clients/7')
  await expect.element(page.getByText(/Archived on January 2, 2026: no longer in your lists/)).toBeVisible()
  await page.getByRole('button', { name: 'Bring Back' }).click()
  await expect.element(page.getByText('Nora & Felix: back in your lists.')).toBeVisible()
  expect(bodies('POST /api/clients/bulk/archive')).toEqual([{ ids: [7], archived: false }])
})
