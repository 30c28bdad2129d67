import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ScheduledMessage } from '#talk/messages/contract/scheduled-messages.ts'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import ScheduledMessages from '#talk/messages/web/schedule/ScheduledMessages.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const tomorrow: ScheduledMessage = {
  id: 5,
  clientId: 7,
  content: 'See you tomorrow',
  sendAt: inDays(1),
  held: false,
  fileNames: ['plan.pdf'],
  cards: [],
}
const late: ScheduledMessage = { ...tomorrow, id: 6, content: 'Late, {partner one}', held: true, fileNames: [] }

/** Answers like a server that keeps the messages. */
function serve(messages: ScheduledMessage[], refusal?: Refused) {
  cache.clear()
  const cancelled = new Set<number>()
  let kept = messages
  const change = ({ body }: { body: unknown }) => {
    if (refusal) throw refusal
    const { cancelled: isCancelled, ...values } = body as { cancelled?: boolean }
    if (isCancelled) cancelled.add(5)
    else cancelled.delete(5)
    kept = kept.map((one) => (one.id === 5 ? { ...one, ...values } : one))
    return kept[0]
  }
  return answerCalls({
    'GET /api/auth/me': () => ({ user: { id: 1, name: 'Rosa', timeZone: 'Asia/Kolkata' } }),
    'GET /api/clients/7': () => ({
      id: 7,
      partnerOneName: 'Emma',
      partnerTwoName: null,
      weddingDate: null,
      venue: null,
    }),
    'GET /api/clients/7/scheduled-messages': () => kept.filter(({ id }) => !cancelled.has(id)),
    'PATCH /api/scheduled-messages/5': change,
    'POST /api/scheduled-messages/5/send': () => {
      kept = kept.filter(({ id }) => id !== 5)
      return { id: 90, clientId: 7 }
    },
  })
}

const actions = (name: string) => page.getByRole('listitem').filter({ hasText: name })

it('shows time, files, and what waits for the planner, with the fields that have no value', async () => {
  serve([tomorrow, late, { ...late, id: 8, content: 'To {venue}' }])
  await show(<ScheduledMessages clientId={7} />)
  await expect.element(page.getByText('With plan.pdf')).toBeVisible()
  await expect.element(actions('See you tomorrow').getByText(/^Scheduled for .+ at /)).toBeVisible()
  await expect.element(actions('Late').getByText(/^Waiting for you. It was planned for .+M$/)).toBeVisible()
  await expect.element(actions('To {venue}').getByText(/^Waiting for you. .+ · {venue}: no venue yet$/)).toBeVisible()
})

it('cancels a message, and brings it back', async () => {
  const { bodies } = serve([tomorrow])
  await show(<ScheduledMessages clientId={7} />)
  await expect.element(actions('See you tomorrow')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(actions('See you tomorrow')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(actions('See you tomorrow')).toBeVisible()
  expect(bodies('PATCH /api/scheduled-messages/5')).toEqual([{ cancelled: true }, { cancelled: false }])
})

it('sends a message now', async () => {
  const { count } = serve([tomorrow])
  await show(<ScheduledMessages clientId={7} />)
  await expect.element(actions('See you tomorrow')).toBeVisible()
  await page.getByRole('button', { name: 'Send Now' }).click()
  await expect.element(actions('See you tomorrow')).not.toBeInTheDocument()
  expect(count('POST /api/scheduled-messages/5/send')).toBe(1)
})

it('is edited in the studio’s time zone, and a past time is refused', async () => {
  const { bodies } = serve([{ ...tomorrow, sendAt: '2031-05-01T04:30:00.000Z' }])
  await show(<ScheduledMessages clientId={7} />)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Scheduled Message' })
  await expect.element(dialog.getByText('In your time zone, Asia/Kolkata.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Time')).toHaveValue('10:00')
  await dialog.getByLabelText('Date').fill('May 1, 2020')
  await dialog.getByRole('button', { name: 'Schedule Message' }).click()
  await expect.element(dialog.getByText('Please choose a time in the future.')).toBeVisible()
  await dialog.getByLabelText('Date').fill('May 2, 2031')
  await dialog.getByLabelText('Message').fill('See you on Friday')
  await dialog.getByRole('button', { name: 'Schedule Message' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('PATCH /api/scheduled-messages/5')).toEqual([
    { content: 'See you on Friday', sendAt: '2031-05-02T04:30:00.000Z' },
  ])
})

it('keeps the dialog open with the reason, if the message was sent meanwhile', async () => {
  serve([{ ...tomorrow, sendAt: '2031-05-01T04:30:00.000Z' }], new Refused(404, 'This message has been sent already.'))
  await show(<ScheduledMessages clientId={7} />)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Scheduled Message' })
  await dialog.getByRole('button', { name: 'Schedule Message' }).click()
  await expect.element(dialog.getByText('This message has been sent already.')).toBeVisible()
})
