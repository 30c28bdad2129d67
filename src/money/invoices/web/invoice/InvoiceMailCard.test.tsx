import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import type { InvoiceMail } from '#money/invoices/contract/invoice-mail.ts'
import { InvoiceActions } from '#money/invoices/web/invoice/InvoiceActions.tsx'
import { InvoiceMailCard } from '#money/invoices/web/invoice/InvoiceMailCard.tsx'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const invoice = { id: 5, invoiceNumber: 'INV-5', clientName: 'Ana & Ben', status: 'Overdue', paid: '0.00' } as Invoice
const mail = (given: Partial<InvoiceMail>): InvoiceMail => ({
  at: '2026-06-01T12:01:00Z',
  kind: 'letter',
  name: 'Ana',
  channel: 'mail',
  openedAt: null,
  bounced: false,
  uncertain: false,
  ...given,
})
const row = (hasText: RegExp) => page.getByRole('listitem').filter({ hasText })
const showAll = (shown: Invoice) =>
  show(
    <>
      <InvoiceActions invoice={shown} onOpen={() => {}} onAsk={() => {}} />
      <InvoiceMailCard invoice={shown} />
    </>,
  )

it('reminds with one press, and says then what was sent when', async () => {
  const all = [mail({ openedAt: '2026-06-02T12:01:00Z' }), mail({ name: 'Ben', bounced: true })]
  answerCalls({
    'GET /api/invoices/5/mail': () => all,
    'POST /api/invoices/5/remind': () => {
      all.unshift(mail({ at: '2026-06-20T12:01:00Z', kind: 'reminder by hand', name: null }))
      return { sentAt: '2026-06-20T12:01:00Z', nextAt: '2026-06-23T12:01:00Z' }
    },
  })
  await showAll(invoice)
  await expect.element(row(/^The invoice to Ana.*opened Jun 2, 2026/)).toBeVisible()
  await expect.element(row(/^The invoice to Ben.*did not arrive$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remind' }).click()
  await expect.element(page.getByText('Ana & Ben will be reminded of invoice INV-5.')).toBeVisible()
  await expect.element(row(/^Reminder you sent.*Jun 20, 2026/)).toBeVisible()
})

it('says why a couple cannot be reminded', async () => {
  answerCalls({
    'GET /api/invoices/5/mail': () => [],
    'POST /api/invoices/5/remind': () => {
      throw new Refused(400, 'This couple has not been invited to their portal yet.')
    },
  })
  await showAll(invoice)
  await expect.element(page.getByText('The couple has not been emailed about this invoice.')).toBeVisible()
  await page.getByRole('button', { name: 'Remind' }).click()
  await expect.element(page.getByText('This couple has not been invited to their portal yet.')).toBeVisible()
})

it.each(['Draft', 'Paid', 'Void'] as const)('does not remind of an invoice that is %s', async (status) => {
  answerCalls({ 'GET /api/invoices/5/mail': () => [] })
  await showAll({ ...invoice, status })
  await expect.element(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remind' })).not.toBeInTheDocument()
})
