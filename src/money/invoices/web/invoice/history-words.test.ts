import { expect, test } from 'vitest'
import type { HistoryEntry } from '#money/invoices/contract/endpoints.ts'
import { doerInWords, historyInWords } from '#money/invoices/web/invoice/history-words.ts'

const words = (entry: Partial<HistoryEntry>) =>
  historyInWords({
    id: 1,
    at: '2026-01-01T00:00:00Z',
    by: 'planner',
    what: 'changed',
    status: 'Sent',
    currency: 'USD',
    amountBefore: '5000.00',
    amount: '5000.00',
    paidBefore: '0.00',
    paid: '0.00',
    about: null,
    words: null,
    ...entry,
  })

test('the history describes each change of the amounts', () => {
  expect(words({ what: 'created', amountBefore: null, paidBefore: null })).toBe('Created with $5,000.00')
  expect(words({ what: 'sent' })).toBe('Marked as sent')
  expect(words({ amount: '4500.50' })).toBe('Amount changed from $5,000.00 to $4,500.50')
  expect(words({ what: 'payment', paid: '1500.00' })).toBe('Payment of $1,500.00')
  expect(words({ what: 'payment removed', paidBefore: '1500.00', paid: '1000.00' })).toBe('Payment of $500.00 removed')
  expect(words({ what: 'refunded', paidBefore: '1500.00', paid: '1000.00' })).toBe('$500.00 refunded')
  expect(words({ what: 'refund undone', paidBefore: '1000.00', paid: '1500.00' })).toBe('Refund of $500.00 undone')
  expect(words({ what: 'owed again', about: '20.00' })).toBe('$20.00 owed again')
  expect(words({ what: 'not owed again', about: '20.00' })).toBe('$20.00 not owed again')
  expect(words({ what: 'processing', about: '20.00' })).toBe('Bank payment of $20.00 on its way')
  expect(words({ what: 'payment failed', about: '20.00' })).toBe('Bank payment of $20.00 failed')
  expect(words({ what: 'payment failed' })).toBe('Bank payment failed')
  expect(words({ what: 'disputed', about: '20.00', words: 'Fraudulent' })).toBe('Payment disputed: $20.00, Fraudulent')
  expect(words({ what: 'dispute won', about: '20.00' })).toBe('Dispute won: $20.00')
  expect(words({ what: 'voided', status: 'Void' })).toBe('Voided')
  expect(words({ what: 'payment', currency: 'JPY', paidBefore: '0', paid: '120000' })).toBe('Payment of ¥120,000')
  expect(words({ what: 'currency changed', currency: 'EUR' })).toBe('Now in EUR, with €5,000.00')
})

test('the history names who made a change', () => {
  expect(['planner', 'couple', 'QuickBooks'].map(doerInWords)).toEqual(['The studio', 'The couple', 'QuickBooks'])
})
