import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Letter } from '#talk/letters/contract/endpoints.ts'
import { SentLetters } from '#talk/letters/web/public/SentLetters.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

const letter = (id: number, channel: Letter['channel']): Letter => ({
  id,
  channel,
  personName: 'Ruth',
  email: 'ruth@example.com',
  subject: `Letter ${id}`,
  kinds: ['message'],
  sentAt: '2026-06-01T12:00:00Z',
  openedAt: null,
  bouncedAt: null,
  bounceReason: null,
  uncertainAt: null,
  sentAgainAt: null,
})

it('says which letters went out as a notification', async () => {
  answerCalls({
    'GET /api/clients/7/letters': () => [letter(1, 'mail'), letter(2, 'notification'), letter(3, 'both')],
  })
  await show(<SentLetters clientId={7} />)
  const to = (subject: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: subject })
      .getByText(/^to Ruth/)
  await expect.element(to('Letter 1')).toBeVisible()
  const words = [1, 2, 3].map((id) => to(`Letter ${id}`).element().textContent?.split(', ')[0])
  expect(words).toEqual([
    'to Ruth (ruth@example.com)',
    'to Ruth (ruth@example.com) as a notification',
    'to Ruth (ruth@example.com) by email and as a notification',
  ])
})

it('says which letters may not have gone out, until they are sent again', async () => {
  const uncertain = { ...letter(1, 'mail'), uncertainAt: '2026-06-01T12:01:00Z' }
  const again = { ...letter(2, 'mail'), uncertainAt: '2026-06-01T12:01:00Z', sentAgainAt: '2026-06-01T13:00:00Z' }
  answerCalls({ 'GET /api/clients/7/letters': () => [uncertain, again] })
  await show(<SentLetters clientId={7} />)
  const row = (subject: string) => page.getByRole('listitem').filter({ hasText: subject })
  await expect.element(row('Letter 1').getByText(/^may not have gone out/)).toBeVisible()
  await expect.element(row('Letter 2').getByText(/^sent again/)).toBeVisible()
})
