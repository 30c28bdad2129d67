import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hills, moors } from '#guests/guests/web/guests-for-tests.ts'
import { EnvelopeMail } from '#guests/guest-mails/web/public/EnvelopeMail.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

it('says that the guests of an envelope want no more email, and lets the planner allow it again', async () => {
  const { count } = answerCalls({
    'GET /api/clients/7/envelopes': () => [hills, moors],
    'GET /api/clients/7/guest-mails': () => ({ noMail: [{ envelopeId: 1, at: '2026-11-03T12:00:00.000Z' }] }),
    'POST /api/envelopes/1/mail-again': () => ({ envelopeIds: [1] }),
  })
  await show(
    <>
      <EnvelopeMail clientId={7} envelopeId={1} />
      <EnvelopeMail clientId={7} envelopeId={2} />
    </>,
  )
  await expect.element(page.getByText(/^Asked for no more email Nov 3/)).toBeVisible()
  await page.getByRole('button', { name: 'Allow Email Again…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allow Email' }).click()
  await expect.poll(() => count('POST /api/envelopes/1/mail-again')).toBe(1)
})
