import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { cache } from '#platform/web/calls/api.ts'
import { InvoiceRows } from '#money/invoices/web/list/InvoiceRows.tsx'
import { answerCalls, show } from '#test/web/test-page.tsx'

beforeEach(() => cache.clear())

const invoice = (id: number) =>
  ({
    id,
    invoiceNumber: `INV-${id}`,
    currency: 'USD',
    clientName: 'Ana & Ben',
    description: 'Deposit',
    lineItems: [],
    status: 'Sent',
    amount: '10.00',
    open: '10.00',
    credited: '0.00',
    paid: '0.00',
    dueDate: null,
    offset: null,
  }) as unknown as Invoice

it('says which invoice has a mail that may not have gone out', async () => {
  answerCalls({
    'GET /api/invoices/uncertain-mail': () => [{ invoiceId: 2, at: '2026-06-01T12:01:00Z', letterId: null }],
  })
  await show(<InvoiceRows invoices={[invoice(1), invoice(2)]} withCouple />)
  const row = page.getByRole('listitem').filter({ hasText: 'The email may not have gone out' })
  await expect.element(row.getByText('INV-2', { exact: true })).toBeVisible()
})
