import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#app/web/shell/routes.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { dinner, hills, moors } from '#guests/guests/web/guests-for-tests.ts'
import type { GuestMail, GuestMails } from '#guests/guest-mails/contract/endpoints.ts'
import { MailView } from '#guests/guest-mails/web/MailView.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { Router } from '#platform/web/router/Router.tsx'
import { startRouter } from '#platform/web/router/router.ts'
import { answerCalls, show } from '#test/web/test-page.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

const before = location.href
beforeEach(() => {
  cache.clear()
  localStorage.setItem('userSession', JSON.stringify({ id: 9 }))
})
afterEach(() => history.replaceState(null, '', before))

const client = { id: 7, partnerOneName: 'Emma', partnerTwoName: 'James', language: null } as Client
const mailable = (id: number, name: string, more: object = {}) =>
  ({ ...hills, id, name, email: `${id}@guests.example`, ...more }) as PlannersEnvelope
const envelopes = [
  mailable(1, 'The Hills'),
  mailable(2, 'The Moors', { guests: moors.guests, seats: moors.seats }),
  mailable(3, 'The Valleys', { email: null }),
  mailable(4, 'The Lakes'),
]
const sent = (envelopeId: number, more: Partial<GuestMail> = {}): GuestMail => ({
  mailingId: 5,
  envelopeId,
  kind: 'invitation',
  state: 'sent',
  email: 'a@guests.example',
  sentAt: '2026-11-01T10:00:00.000Z',
  bouncedAt: null,
  bounceReason: null,
  openedAt: null,
  ...more,
})
const mailing = {
  id: 5,
  kind: 'invitation' as const,
  wave: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  deadline: null,
  stoppedAt: null,
  waiting: 0,
  sent: 1,
  leftOut: 0,
}
const nothing: GuestMails = { mails: [], mailings: [], words: [], noMail: [], heldBecause: null }
async function visit(mails: Partial<GuestMails> = {}, listed = envelopes) {
  history.replaceState(null, '', '/clients/7?tab=guests&view=mail')
  await startRouter(routes)
  await show(
    <Router>
      <MailView client={client} envelopes={listed} parts={[dinner]} mails={{ ...nothing, ...mails }} />
    </Router>,
  )
}
const button = (name: string) => page.getByRole('button', { name })

it('sends to who is chosen, or else to all who have had nothing, and says how many', async () => {
  const { bodies } = answerCalls({ 'POST /api/clients/7/guest-mails': () => ({ mailingId: 6, count: 2 }) })
  await visit({ mails: [sent(1)], mailings: [mailing] })
  await expect
    .element(page.getByText('Left out: 1 envelope without an email address. 1 envelope already got it.'))
    .toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select The Hills' })).toBeDisabled()
  await expect.element(page.getByText('No email address', { exact: true }).last()).toBeVisible()
  await button('Send 2 Invitations…').click()
  await expect
    .element(page.getByRole('alertdialog').getByText(/^2 emails will go out, up to 30 a minute/))
    .toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('checkbox', { name: 'Select The Moors' }).click()
  await button('Send 1 Invitation…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send 1 Invitation' }).click()
  await expect
    .poll(() => bodies('POST /api/clients/7/guest-mails'))
    .toEqual([{ kind: 'invitation', wave: 2, envelopeIds: [2] }])
})

it('says what became of each mail', async () => {
  answerCalls({})
  const lakes = { ...envelopes[3]!, answeredAt: '2026-11-01T12:00:00.000Z' }
  const mails = [
    sent(1, { email: '1@guests.example', bouncedAt: '2026-11-01T10:01:00.000Z', bounceReason: '552 Mailbox full' }),
    sent(2, { state: 'waiting', sentAt: null }),
    sent(4, { openedAt: '2026-11-01T11:00:00.000Z' }),
  ]
  await visit({ mails }, envelopes.with(3, lakes))
  await expect.element(page.getByText(/Came back .*: 552 Mailbox full/)).toBeVisible()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('The Moors').getByText('Waiting to send')).toBeVisible()
  await expect.element(row('The Lakes').getByText(/^Opened /)).toBeVisible()
  await expect.element(row('The Lakes').getByText('Answered')).toBeVisible()
  await expect.element(button('Send Invitations…')).toBeDisabled()
})

it('sends again what came back from an address that was corrected', async () => {
  answerCalls({})
  await visit({ mails: [1, 2, 4].map((id) => sent(id, { bouncedAt: id === 1 ? '2026-11-01T10:01:00.000Z' : null })) })
  await expect.element(page.getByRole('checkbox', { name: 'Select The Hills' })).toBeEnabled()
  await expect.element(button('Send 1 Invitation…')).toBeEnabled()
})

it('leaves out who has asked for no more email, until the planner takes it back', async () => {
  const { count } = answerCalls({ 'POST /api/envelopes/1/mail-again': () => ({ envelopeIds: [1] }) })
  await visit({ noMail: [{ envelopeId: 1, at: '2026-11-02T10:00:00.000Z' }] })
  await expect.element(page.getByText(/Left out: .*1 envelope that asked for no more email\./)).toBeVisible()
  await expect.element(page.getByText(/^Asked for no more email Nov/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select The Hills' })).toBeDisabled()
  await expect.element(button('Send 2 Invitations…')).toBeEnabled()
  await button('Allow Email Again…').click()
  const asked = page.getByRole('alertdialog')
  await expect.element(asked.getByText(/They asked for no more email at 1@guests.example/)).toBeVisible()
  await asked.getByRole('button', { name: 'Allow Email' }).click()
  await expect.element(page.getByText('Email allowed again')).toBeVisible()
  expect(count('POST /api/envelopes/1/mail-again')).toBe(1)
})

it('stops what has not left, and sends nothing while letters are held', async () => {
  const { count } = answerCalls({ 'POST /api/guest-mailings/5/stop': () => ({ stopped: 3 }) })
  await visit({ mailings: [{ ...mailing, waiting: 3 }], heldBecause: 'The letters of this wedding are held.' })
  await expect.element(page.getByText('1 of 4 sent. 3 waiting to send.')).toBeVisible()
  await button('Stop Sending').click()
  await expect.element(page.getByText('3 emails did not leave.')).toBeVisible()
  expect(count('POST /api/guest-mailings/5/stop')).toBe(1)
  await expect.element(button('Send 3 Invitations…')).toBeDisabled()
})

it('invites nobody who has answered everything already', async () => {
  answerCalls({})
  const guests = moors.guests.map((guest) => ({
    ...guest,
    answers: guest.answers.map((answer) => ({ ...answer, attending: true })),
  }))
  const answered = mailable(5, 'The Bays', { answeredAt: '2026-11-01T10:00:00.000Z', guests, seats: [] })
  await visit({}, [mailable(1, 'The Hills'), answered])
  await expect.element(button('Send 1 Invitation…')).toBeEnabled()
  await expect.element(page.getByText('Left out: 1 envelope with nothing left to answer.')).toBeVisible()
})

it('reminds only who has not answered everything', async () => {
  answerCalls({ 'GET /api/clients/7/guest-list': () => ({ coupleMay: 'edit', remindDays: null }) })
  await visit()
  await button('Reminder').click()
  await expect.element(button('Send 1 Reminder…')).toBeEnabled()
  await expect.element(page.getByLabelText('Automatic Reminders')).toHaveValue('')
})
