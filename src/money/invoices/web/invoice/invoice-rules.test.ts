import { expect, test } from 'vitest'
import { canBeVoided, refundedInWords } from '#money/invoices/web/invoice/invoice-rules.ts'

test.each([
  [{ paid: '100.00', open: '0.00', credited: '0.00' }, undefined],
  [{ paid: '0.00', open: '0.00', credited: '100.00' }, 'Refunded'],
  [{ paid: '60.00', open: '0.00', credited: '40.00' }, 'Partly refunded'],
  [{ paid: '0.00', open: '60.00', credited: '40.00' }, 'Partly refunded'],
])('an invoice with %o is labelled %s', (invoice, words) => expect(refundedInWords(invoice)).toBe(words))

test('drafts and paid invoices cannot be voided, fully refunded ones can', () => {
  expect(canBeVoided({ status: 'Paid', paid: '100.00' })).toBe(false)
  expect(canBeVoided({ status: 'Draft', paid: '0.00' })).toBe(false)
  expect(canBeVoided({ status: 'Sent', paid: '0.00' })).toBe(true)
  expect(canBeVoided({ status: 'Paid', paid: '0.00' })).toBe(true)
})
