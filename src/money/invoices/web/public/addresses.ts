import { addressOf } from '#platform/contract/address.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#money/invoices/contract/calls.ts'
import { callerHere } from '#platform/web/calls/call.ts'

/** The session is in the query, because a link cannot send the header. */
export const pdfAddress = (id: number) => `/api/invoices/${id}/pdf?as=${callerHere()}`

type Span = { from?: string; to?: string }

const yearOf = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` })

export function spans(today = dayHere()): { label: string; span: Span }[] {
  const year = Number(today.slice(0, 4))
  return [
    { label: 'this year', span: yearOf(year) },
    { label: 'last year', span: yearOf(year - 1) },
    { label: 'all', span: {} },
  ]
}

export const ledgerAddress = (year: number) => addressOf(calls.ledgerPdf, { query: { year, as: callerHere() } })

const endpoints = { Invoices: calls.invoicesCsv, Payments: calls.paymentsCsv } as const

export const csvAddress = (what: keyof typeof endpoints, span: Span) =>
  addressOf(endpoints[what], { query: { ...span, as: callerHere() } })
