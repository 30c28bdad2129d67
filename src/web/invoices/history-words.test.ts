import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/invoices.ts'
import { doerInWords, historyInWords } from '#web/invoices/history-words.ts'

const words = (entry: Partial<HistoryEntry>) =>
  historyInWords({
    id: 1,
    at: '2026-01-01T00:00:00Z',
    by: 'planner',
    what: 'changed',
    status: 'Sent',
    amountBefore: '5000.00',
    amount: '5000.00',
    paidBefore: '0.00',
    paid: '0.00',
    ...entry,
  })

test('the history tells what happened to the money', () => {
  expect(words({ what: 'created', amountBefore: null, paidBefore: null })).toBe('Created with $5,000.00')
  expect(words({ what: 'sent' })).toBe('Marked as sent')
  expect(words({ amount: '4500.50' })).toBe('Amount changed from $5,000.00 to $4,500.50')
  expect(words({ what: 'payment', paid: '1500.00' })).toBe('Payment of $1,500.00')
  expect(words({ what: 'payment removed', paidBefore: '1500.00', paid: '1000.00' })).toBe(
    'Payment of $500.00 taken back',
  )
  expect(words({ what: 'voided', status: 'Void' })).toBe('Voided')
})

test('the history says who did it', () => {
  expect(['planner', 'couple', 'QuickBooks'].map(doerInWords)).toEqual(['You', 'The couple', 'QuickBooks'])
})
