import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import EditTaskForm from '#planning/tasks/web/EditTaskForm.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { task } from '#test/web/test-tasks.ts'
import { chooseIn } from '#test/web/choose-in.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'

const band: Task = { ...task(41), title: 'Call the band', steps: [{ id: 1, title: 'Find the number', done: false }] }

it('sends only what is changed, and lets choose where somebody else has changed the same meanwhile', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [],
    'GET /api/colleagues': () => [{ id: 5, name: 'Ada' }],
    'PATCH /api/tasks/41': () => band,
  })
  const form = (now: Task) => <EditTaskForm task={now} onDone={() => {}} />
  const { rerender } = await show(form(band))
  await page.getByLabelText('Title').fill('Call both bands')
  await page.getByLabelText('Assigned To').selectOptions('Ada')
  await page.getByLabelText('Phase (Optional)').fill('Music')
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Ask for the number')
  const theirs: Task = {
    ...band,
    title: 'Write to the band',
    priority: 'medium',
    assignedTo: 'Bea',
    memberId: 6,
    steps: [{ id: 1, title: 'Find the number', done: true }],
  }
  await rerender(<QueryClientProvider client={cache}>{form(theirs)}</QueryClientProvider>)
  await expect.element(page.getByLabelText('Priority')).toHaveValue('medium')
  const alerts = page.getByRole('alert')
  await expect.poll(() => alerts.elements().length).toBe(2)
  await expect
    .element(
      page.getByText(
        /^Title: “Call both bands” has not been saved. In the meantime, someone else entered “Write to the band”/,
      ),
    )
    .toBeVisible()
  await alerts.first().getByRole('button', { name: 'Use Mine' }).click()
  await expect
    .element(page.getByText(/^Assigned To: “Ada” has not been saved. In the meantime, someone else entered “Bea”/))
    .toBeVisible()
  await alerts.getByRole('button', { name: 'Keep Theirs' }).click()
  await expect.element(alerts).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save Task' }).click()
  const steps = (title: string) => [{ id: 1, title }]
  await expect
    .poll(() => bodies('PATCH /api/tasks/41'))
    .toEqual([
      {
        title: 'Call both bands',
        phase: 'Music',
        steps: steps('Ask for the number'),
        previous: { title: 'Write to the band', phase: null, steps: steps('Find the number') },
      },
    ])
})

it('sends the offset of a task that follows the wedding with another couple', async () => {
  const offset = { months: -1, days: 0 }
  const { bodies } = answerCalls({
    'GET /api/clients': () => [
      { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' },
      { id: 8, partnerOneName: 'Zoë', partnerTwoName: 'Ben' },
    ],
    'GET /api/colleagues': () => [],
    'PATCH /api/tasks/41': () => band,
  })
  await show(<EditTaskForm task={{ ...band, clientId: 7, offset }} onDone={() => {}} />)
  await chooseIn(page.getByLabelText('Client (Optional)'), 'Zoë & Ben')
  await page.getByRole('button', { name: 'Save Task' }).click()
  await expect
    .poll(() => bodies('PATCH /api/tasks/41'))
    .toEqual([{ clientId: 8, offset, previous: { clientId: 7, offset } }])
})

it('lets choose whether the couple sees a task where somebody else has changed that meanwhile', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [{ id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' }],
    'GET /api/colleagues': () => [],
    'PATCH /api/tasks/41': () => band,
  })
  const shown: Task = { ...band, clientId: 7, visibleToCouple: true }
  const form = (now: Task) => <EditTaskForm task={now} onDone={() => {}} />
  const { rerender } = await show(form(shown))
  const others = (now: Task) => rerender(<QueryClientProvider client={cache}>{form(now)}</QueryClientProvider>)
  const isPrivate = page.getByRole('switch', { name: 'Private to the studio' })
  const alert = page.getByRole('alert')
  await isPrivate.click()
  await others({ ...shown, visibleToCouple: false, priority: 'medium' })
  await expect.element(page.getByLabelText('Priority')).toHaveValue('medium')
  await expect.element(isPrivate).toBeChecked()
  await expect.element(alert).not.toBeInTheDocument()
  await isPrivate.click()
  await expect
    .element(
      page.getByText(/^Private to the studio: “off” has not been saved. In the meantime, someone else entered “on”/),
    )
    .toBeVisible()
  await alert.getByRole('button', { name: 'Use Mine' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save Task' }).click()
  await expect
    .poll(() => bodies('PATCH /api/tasks/41'))
    .toEqual([{ visibleToCouple: true, previous: { visibleToCouple: false } }])
})

it('shows a private task to the couple that it is given to, also after others have changed something', async () => {
  const { bodies } = answerCalls({
    'GET /api/clients': () => [{ id: 7, partnerOneName: 'Emma', partnerTwoName: 'James' }],
    'GET /api/colleagues': () => [],
    'PATCH /api/tasks/41': () => band,
  })
  const hidden: Task = { ...band, clientId: 7 }
  const form = (now: Task) => <EditTaskForm task={now} onDone={() => {}} />
  const { rerender } = await show(form(hidden))
  await rerender(<QueryClientProvider client={cache}>{form({ ...hidden, priority: 'medium' })}</QueryClientProvider>)
  await expect.element(page.getByLabelText('Priority')).toHaveValue('medium')
  await page.getByLabelText('Assigned To').selectOptions('The couple')
  await page.getByRole('button', { name: 'Save Task' }).click()
  const previous = { assignedTo: 'planner', visibleToCouple: false }
  await expect
    .poll(() => bodies('PATCH /api/tasks/41'))
    .toEqual([{ assignedTo: 'client', visibleToCouple: true, previous }])
})
