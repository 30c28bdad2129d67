import { describe, expect, it, vi } from 'vitest'
import type { AccountingConnection, InvoiceSyncState } from '#money/accounting/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { CallError, UnreadableAnswer } from '#platform/web/calls/call.ts'
import { connectionTrouble, lastOutcome, stateRows } from '#money/accounting/web/accounting-words.ts'

// The imported modules access the document when they are loaded.
vi.hoisted(() => vi.stubGlobal('document', { getElementById: () => null }))

const html = 'Server returned HTML instead of JSON...'

describe('why a connection could not be tested', () => {
  it('distinguishes an HTML page from a JSON answer, whatever its status', () => {
    expect(connectionTrouble(new CallError(502, 'Bad Gateway', '<!doctype html>'))).toBe(html)
    expect(connectionTrouble(new UnreadableAnswer('text/html'))).toBe(html)
    expect(connectionTrouble(new UnreadableAnswer(null))).toBe(html)
  })

  it('names the status of a refusal, and handles an empty or invalid body', () => {
    expect(connectionTrouble(new CallError(503, '', '{"message":"Busy"}'))).toBe('HTTP 503: Failed to connect')
    for (const body of ['', '{}', '""', 'null', '{"message":""}'])
      expect(connectionTrouble(new CallError(503, '', body)), body).toBe('HTTP 503: Failed to connect')
    expect(connectionTrouble(new UnreadableAnswer('application/json'))).toMatch(/^OAuth setup incomplete/)
  })

  it('says when the server could not be reached', () => {
    expect(connectionTrouble(new CallError(0, '', '{"message":"You are offline."}'))).toBe('You are offline.')
    expect(connectionTrouble(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/)
  })
})

it('lists the state of each invoice, without drafts that were never synced', () => {
  const invoice = (id: number, status: Invoice['status']) => ({ id, status, invoiceNumber: `A-${id}` }) as Invoice
  const state = (invoiceId: number, rest: Partial<InvoiceSyncState>) =>
    ({ invoiceId, lastError: null, syncedAt: null, ...rest }) as InvoiceSyncState
  const invoices = [
    invoice(1, 'Sent'),
    invoice(2, 'Draft'),
    invoice(3, 'Paid'),
    invoice(4, 'Sent'),
    invoice(5, 'Void'),
    invoice(6, 'Sent'),
  ]
  const states = [
    state(1, { state: 'failed', lastError: 'Name taken' }),
    state(3, { state: 'synced' }),
    state(5, { state: 'waiting' }),
    state(6, { state: 'deleted', lastError: 'Deleted' }),
    state(9, { state: 'synced' }),
  ]
  expect(
    stateRows(invoices, states).map(({ invoiceNumber, label, trouble, canBeSentAgain }) => [
      invoiceNumber,
      label,
      trouble,
      canBeSentAgain,
    ]),
  ).toEqual([
    ['A-1', 'Failed', 'Name taken', false],
    ['A-3', 'In sync', null, false],
    ['A-4', 'Not synced', null, false],
    ['A-5', 'Waiting', null, false],
    ['A-6', 'Deleted there', 'Deleted', true],
  ])
})

it('describes the last sync, and where to look if something failed', () => {
  const after = (failed: number) => lastOutcome({ pushed: 3, pulled: 1, failed } as AccountingConnection)
  expect(after(0)).toBe('3 sent, 1 received.')
  expect(after(2)).toBe('3 sent, 1 received. 2 could not be synced; the portal builder of each couple says why.')
})
