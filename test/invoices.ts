import { expect } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import type { PlannerCaller } from '#test/server.ts'

export const invoiceLines = [
  { description: 'Full planning', quantity: '1', rate: '4000.00' },
  { description: 'Extra hours', quantity: '2.5', rate: '80' },
]

/** An invoice of 4,200 dollars, unless the form says otherwise. */
export async function writeInvoice(owner: PlannerCaller, of: Client, form: object = {}): Promise<Invoice> {
  const answer = await owner.post(`/api/clients/${of.id}/invoices`, { lineItems: invoiceLines, ...form })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

export const payInvoice = (owner: PlannerCaller, id: number, amount: string, more: object = {}) =>
  owner.post(`/api/invoices/${id}/payments`, { amount, date: '2026-11-20', ...more })
