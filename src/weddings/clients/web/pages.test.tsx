import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused } from '#test/web/test-page.tsx'
import { showPage } from '#test/web/test-planner-page.tsx'

const nora = {
  id: 7,
  partnerOneName: 'Nora',
  partnerTwoName: 'Felix',
  email: 'nora@example.com',
  weddingDate: '2031-06-14',
  venue: null,
  status: 'planning',
}
const figures = { activeClients: 1, upcomingEvents: 0, pendingTasks: 0, completedWeddings: 0, weddingsAhead: [nora] }

it.each(['/clients', '/'])('%s keeps its content when a later read fails', async (path) => {
  let fails = false
  const orFail = (answer: unknown) => () => {
    if (fails) throw new Error('no network')
    return answer
  }
  const calls = answerCalls({
    'GET /api/clients': orFail([nora]),
    'GET /api/client-figures': orFail([]),
    'GET /api/dashboard/stats': orFail(figures),
    'GET /api/today': orFail([]),
    'GET /api/week': orFail({ days: [], weeks: [] }),
    'GET /api/events/upcoming': orFail([]),
    'GET /api/messages/recent': orFail([]),
    'GET /api/progress-goals': orFail([]),
  })
  await showPage(path)
  const names = page.getByRole('heading', { name: 'Nora & Felix' })
  await expect.element(names).toBeVisible()
  fails = true
  const before = calls.sent.length
  await cache.invalidateQueries()
  expect(calls.sent.length).toBeGreaterThan(before)
  await expect.element(names).toBeVisible()
  await expect.element(page.getByText('We could not load')).not.toBeInTheDocument()
})

it('a couple that cannot be loaded says so, and is loaded when that is asked for', async () => {
  let fails = true
  answerCalls({
    'GET /api/clients/7': () => {
      if (fails) throw new Refused(500, 'Something went wrong.')
      return { ...nora, phone: null, guestCount: null, avatarUrl: null, budget: null, notes: null, isActivated: false }
    },
    'GET /api/clients/7/next': () => ({ late: [], lateCount: 0, owed: [], unconfirmed: [], ahead: [], counts: {} }),
  })
  await showPage('/clients/7')
  await expect.element(page.getByText('We could not load your client.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nora & Felix' })).toBeVisible()
})
