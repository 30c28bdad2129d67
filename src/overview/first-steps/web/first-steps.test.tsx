import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import DashboardPage from '#app/web/dashboard/DashboardPage.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

beforeEach(() => {
  cache.clear()
  localStorage.removeItem('first-steps-folded')
})

const line = page.getByLabelText('A Couple on One Line')
const button = (name: string) => page.getByRole('button', { name, exact: true })

function studio() {
  const couples = [{ id: 3, partnerOneName: 'Emma', partnerTwoName: 'James', status: 'inquiry', isActivated: false }]
  const steps = { couples: 0, planned: 0, invited: 0, sampleId: null as number | null }
  let refuses = true
  const calls = answerCalls({
    'GET /api/first-steps': () => ({ ...steps }),
    'GET /api/today': () => [],
    'GET /api/today/weddings': () => [],
    'GET /api/clients': () => (steps.couples > 0 ? couples : []),
    'GET /api/templates': () => [],
    'POST /api/clients': () => {
      if (refuses) {
        refuses = false
        throw new Refused(503, 'Larkspur cannot reach its data at the moment')
      }
      steps.couples = 1
      return { id: 3 }
    },
    'DELETE /api/sample-wedding': () => {
      steps.sampleId = null
      return { deleted: [5, 6] }
    },
    'POST /api/deleted-clients/restore': () => {
      steps.sampleId = 9
      return { restored: 2 }
    },
  })
  return { steps, couples, ...calls }
}

it('takes a couple in one line, keeps what was typed when that fails, and goes on to the next step', async () => {
  const { bodies } = studio()
  await show(<DashboardPage />)
  await expect.element(button('Choose a Plan')).toBeDisabled()
  await line.fill('Emma & James')
  await button('Add').click()
  await expect.element(line).toHaveAccessibleDescription('Please add an email address after the names.')
  await line.fill('Emma & James, June 14 2031, emma@example.com')
  await button('Add').click()
  await expect.element(line).toHaveAccessibleDescription('Larkspur cannot reach its data at the moment')
  await button('Add').click()
  await expect.element(line).toHaveValue('')
  expect(bodies('POST /api/clients').at(-1)).toEqual({
    partnerOneName: 'Emma',
    partnerTwoName: 'James',
    email: 'emma@example.com',
    weddingDate: '2031-06-14',
    status: 'inquiry',
  })
  await expect.element(page.getByText('1 couple is here.')).toBeVisible()
  await expect.element(button('Choose a Plan')).toBeEnabled()
  await expect.element(button('Preview the Invitation')).toBeEnabled()
})

it('is put off to a line, which stays so, and opened again', async () => {
  const { steps } = studio()
  steps.couples = 1
  const shown = await show(<DashboardPage />)
  await button('Later').click()
  await expect.element(line).not.toBeInTheDocument()
  await shown.unmount()
  await show(<DashboardPage />)
  await button('1 of 3 done').click()
  await expect.element(line).toBeVisible()
})

it('is not there when all is done, but for a sample, which is removed and brought back', async () => {
  const { steps, bodies } = studio()
  Object.assign(steps, { couples: 4, planned: 4, invited: 1, sampleId: 9 })
  await show(<DashboardPage />)
  await expect.element(page.getByRole('heading', { name: 'Your sample wedding' })).toBeVisible()
  await button('Remove It').click()
  await expect.element(page.getByRole('heading', { name: 'Your sample wedding' })).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(page.getByRole('link', { name: 'Open the Sample Wedding' })).toBeVisible()
  expect(bodies('POST /api/deleted-clients/restore')).toEqual([{ ids: [5, 6] }])
})

it('plans the weddings that are ahead, and invites a couple that has not opened its portal', async () => {
  const { steps, couples } = studio()
  steps.couples = 4
  const [emma] = couples
  couples.push(
    { ...emma!, id: 4, partnerOneName: 'Ada', status: 'completed' },
    { ...emma!, id: 5, partnerOneName: 'Bea', isActivated: true },
    { ...emma!, id: 6, partnerOneName: 'Cleo' },
  )
  await show(<DashboardPage />)
  await expect.element(page.getByLabelText('Couple to Invite')).toBeVisible()
  await page.getByLabelText('Couple to Invite').click()
  const offered = page.getByRole('option').elements()
  const names = offered.map(({ textContent }) => textContent.replace(/ \w+ \d+, \d{4}$/, ''))
  expect(names).toEqual(['Emma & James', 'Ada & James', 'Cleo & James'])
  await button('Choose a Plan').click()
  await expect.element(page.getByRole('dialog', { name: 'Add Plan to 3 Weddings' })).toBeVisible()
})

it('leads to the clients where there are more weddings than get a plan at once', async () => {
  const { steps, couples } = studio()
  steps.couples = 201
  for (let id = 4; id < 204; id++) couples.push({ ...couples[0]!, id })
  await show(<DashboardPage />)
  await expect.element(page.getByText('You can add a plan to at most 200 weddings at once.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Choose Clients' })).toHaveAttribute('href', '/clients')
  await expect.element(button('Choose a Plan')).not.toBeInTheDocument()
})
