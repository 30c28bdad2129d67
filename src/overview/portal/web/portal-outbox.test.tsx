import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { speakAs } from '#platform/web/calls/call.ts'
import { Thread } from '#talk/messages/web/public/Thread.tsx'
import { outboxState } from '#platform/web/outbox/waiting.ts'
import FeedbackSection from '#overview/portal/web/FeedbackSection.tsx'
import { TickBox } from '#planning/tasks/web/public/TickBox.tsx'
import { toggleTask } from '#planning/tasks/web/public/ticks.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

/** The page asks once who is signed in. */
const personId = 3
let clientId = 500

beforeEach(() => {
  clientId += 1
  speakAs('couple')
})

const cardTarget = { hrefOf: () => '', open: () => {} }
const networkIsBack = () => dispatchEvent(new Event('online'))
const settled = async () => {
  await expect.poll(() => outboxState().waiting).toEqual([])
}

/** A server that loses the first answers: it applies the call, and the connection breaks. */
function server(losing: number) {
  const messages: object[] = []
  const feedback: object[] = []
  const task = { id: 7, title: 'Choose a song', completed: false, assignedTo: 'client' }
  const applied = new Map<string, object>()
  let lost = 0
  const once = (apply: (body: object) => object) => (sent: { body: unknown; key: string | null }) => {
    const answer = applied.get(sent.key!) ?? apply(sent.body as object)
    applied.set(sent.key!, answer)
    if ((lost += 1) <= losing) throw new Error('The connection broke.')
    return answer
  }
  const rest = { timestamp: '2026-06-01T12:00:00.000Z', read: false, attachments: [], cards: [], personName: null }
  const addMessage = (body: object) => {
    const message = { ...rest, ...body, id: messages.length + 1, clientId, sender: 'client' }
    messages.push(message)
    return message
  }
  const addFeedback = (body: object) => {
    const given = { ...body, id: 1, clientId, submittedAt: rest.timestamp, personName: null, plannerResponse: null }
    feedback.push(given)
    return given
  }
  const calls = answerCalls({
    'GET /api/client-session': () => ({ client: { id: clientId }, person: { id: personId } }),
    [`GET /api/clients/${clientId}/messages`]: () => [...messages],
    [`POST /api/clients/${clientId}/messages`]: once(addMessage),
    [`GET /api/clients/${clientId}/feedback`]: () => [...feedback],
    [`POST /api/clients/${clientId}/feedback`]: once(addFeedback),
    [`GET /api/clients/${clientId}/tasks`]: () => [{ ...task }],
    'PATCH /api/tasks/7': once((body) => Object.assign(task, body)),
  })
  const keysOf = (route: string) => calls.sent.filter((call) => call.route === route).map(({ key }) => key)
  return { ...calls, messages, feedback, task, keysOf }
}

it('a message whose answer is lost waits, and is sent again with the same key', async () => {
  const { messages, keysOf } = server(1)
  await show(<Thread clientId={clientId} names="Paula" own="client" cardTarget={cardTarget} />)
  await page.getByRole('textbox', { name: /Message to/ }).fill('Could we bring the dog?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('log').getByText(/Could we bring the dog/)).toBeVisible()
  await expect.poll(() => keysOf(`POST /api/clients/${clientId}/messages`).length).toBeGreaterThan(0)
  networkIsBack()
  await settled()
  const keys = keysOf(`POST /api/clients/${clientId}/messages`)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(messages).toHaveLength(1)
  await expect.poll(() => page.getByRole('log').getByRole('listitem').elements().length).toBe(1)
})

it('what waits is sent in its order, and again after the server had too much to do', async () => {
  const sent: string[] = []
  const taken: string[] = []
  let isBusy = true
  answerCalls({
    'GET /api/client-session': () => ({ client: { id: clientId }, person: { id: personId } }),
    [`GET /api/clients/${clientId}/messages`]: () => [],
    [`POST /api/clients/${clientId}/messages`]: ({ body }) => {
      const { content } = body as { content: string }
      sent.push(content)
      if (isBusy) throw new Refused(429, 'Too many at once.')
      taken.push(content)
      return undefined
    },
  })
  await show(<Thread clientId={clientId} names="Paula" own="client" cardTarget={cardTarget} />)
  for (const words of ['First', 'Second']) {
    await page.getByRole('textbox', { name: /Message to/ }).fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await expect.poll(() => outboxState().waiting.length).toBe(2)
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  isBusy = false
  networkIsBack()
  await settled()
  expect(taken).toEqual(['First', 'Second'])
})

it('a message that is refused is back in its field, with the reason', async () => {
  answerCalls({
    'GET /api/client-session': () => ({ client: { id: clientId }, person: { id: personId } }),
    [`GET /api/clients/${clientId}/messages`]: () => [],
    [`POST /api/clients/${clientId}/messages`]: () => {
      throw new Refused(403, 'Your planner does not show this part of the portal at the moment.')
    },
  })
  await show(<Thread clientId={clientId} names="Paula" own="client" cardTarget={cardTarget} />)
  const field = page.getByRole('textbox', { name: /Message to/ })
  await field.fill('Hello?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(/does not show this part/)).toBeVisible()
  await expect.element(field).toHaveValue('Hello?')
  await expect.poll(() => outboxState().refused).toEqual([])
})

it('feedback whose answer is lost is given once', async () => {
  const { feedback, keysOf } = server(1)
  await show(<FeedbackSection clientId={clientId} planner="Paula" canGive />)
  await page.getByRole('button', { name: 'Leave Feedback' }).click()
  await page.getByRole('radio', { name: /5/ }).click({ force: true })
  await page.getByLabelText('Your words').fill('All was lovely.')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await expect.element(page.getByText('All was lovely.')).toBeVisible()
  await expect.poll(() => keysOf(`POST /api/clients/${clientId}/feedback`).length).toBeGreaterThan(0)
  networkIsBack()
  await settled()
  expect(new Set(keysOf(`POST /api/clients/${clientId}/feedback`)).size).toBe(1)
  expect(feedback).toHaveLength(1)
})

it('a tick whose answer is lost stays, and is sent again with the same key', async () => {
  const { task, keysOf } = server(1)
  const Tasks = () => (
    <>
      {useAnswer(taskCalls.ofClient, { params: { id: clientId } }).data?.map((one) => (
        <TickBox key={one.id} checked={one.completed} label={one.title} onToggle={() => toggleTask(one)} />
      ))}
    </>
  )
  await show(<Tasks />)
  const box = page.getByRole('checkbox', { name: /Choose a song/ })
  await box.click()
  await expect.element(box).toBeChecked()
  await expect.poll(() => keysOf('PATCH /api/tasks/7').length).toBeGreaterThan(0)
  networkIsBack()
  await settled()
  expect(new Set(keysOf('PATCH /api/tasks/7')).size).toBe(1)
  expect(task.completed).toBe(true)
  await expect.element(box).toBeChecked()
})
