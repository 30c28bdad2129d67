import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { defaultLocale, defaultRegion, type Region } from '#platform/contract/locale/region.ts'
import { wearLocale } from '#platform/web/locale/here.ts'
import { rememberPlanner, type LocalPlanner } from '#platform/web/session/session.ts'
import { startPlanner } from '#app/web/shell/start-planner.tsx'
import { answerCalls } from '#test/web/test-page.tsx'

const dana = { id: 9, name: 'Dana Whitfield', rights: ['work', 'names', 'day'] }
const swiss: Region = { ...defaultRegion, country: 'CH', dateOrder: 'day', clock: 24, weekStart: 'monday' }
const tasting = {
  id: 1,
  clientId: null,
  clientName: null,
  title: 'Tasting',
  date: '2031-06-10',
  time: '14:30',
  minutes: 60,
  type: 'tasting',
  place: null,
}

it('what is shown already follows a change of the country', async () => {
  const before = location.href
  onTestFinished(() => {
    history.replaceState(null, '', before)
    wearLocale(defaultLocale)
    document.getElementById('root')?.remove()
  })
  await page.viewport(1400, 900)
  let region = defaultRegion
  const { sent } = answerCalls({
    'GET /api/auth/me': () => ({ user: { ...dana, region } }),
    'GET /api/clients': () => [],
    'GET /api/calendar': () => ({ events: [tasting], deadlines: [], moments: [], busy: [] }),
  })
  localStorage.setItem('userSession', JSON.stringify({ ...dana, region }))
  history.replaceState(null, '', '/calendar?view=month&date=2031-06-10')
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }))
  await startPlanner()
  const firstDay = page.getByRole('columnheader').first()
  await expect.element(firstDay).toHaveTextContent('Sun')
  await expect.element(page.getByText('2:30pm')).toBeVisible()
  const readings = sent.filter(({ route }) => route === 'GET /api/calendar').length
  region = swiss
  rememberPlanner({ ...dana, region } as LocalPlanner)
  await expect.element(firstDay).toHaveTextContent('Mon')
  await expect.element(page.getByText('14:30')).toBeVisible()
  // Sentences of the server are asked for again.
  await expect.poll(() => sent.filter(({ route }) => route === 'GET /api/calendar').length).toBeGreaterThan(readings)
})
