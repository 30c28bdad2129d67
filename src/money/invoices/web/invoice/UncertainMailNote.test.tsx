import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { UncertainMailNote } from '#money/invoices/web/invoice/UncertainMailNote.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const invoice = { id: 5, invoiceNumber: 'INV-5', clientName: 'Ana & Ben' }
const at = '2026-06-01T12:01:00Z'
const note = page.getByRole('region', { name: 'Email that may not have gone out' })

it.each([
  ['a reminder', { letterId: null }, 'POST /api/invoices/5/remind'],
  ['a letter', { letterId: 8 }, 'POST /api/letters/8/send-again'],
])('sends %s that may not have gone out again, once', async (_, which, route) => {
  const sent: string[] = []
  answerCalls({
    'GET /api/invoices/uncertain-mail': () => (sent.length > 0 ? [] : [{ invoiceId: 5, at, ...which }]),
    [route]: () => {
      sent.push(route)
      return { message: 'The email is on its way.', sentAt: at, nextAt: at }
    },
  })
  await show(<UncertainMailNote invoice={invoice} />)
  await note.getByRole('button', { name: 'Send Again by email: invoice INV-5' }).click()
  await expect.element(page.getByText('Sent again')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  expect(sent).toEqual([route])
})

it('is silent about the mail of other invoices', async () => {
  answerCalls({ 'GET /api/invoices/uncertain-mail': () => [{ invoiceId: 6, at, letterId: null }] })
  await show(<UncertainMailNote invoice={invoice} />)
  await expect.poll(() => cache.isFetching()).toBe(0)
  await expect.element(note).not.toBeInTheDocument()
})
