import * as z from 'zod/mini'
import * as calls from '#money/accounting/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, madeFile, nothing } from '#platform/contract/fields.ts'

/** Why an invoice, or a payment towards it, differs from the accounting service; or that nothing does. */
const invoiceState = z.object({
  invoiceId: id,
  /** `deleted`: the invoice or a payment was deleted in the service and is kept here. */
  state: z.enum(['synced', 'waiting', 'failed', 'deleted']),
  lastError: z.nullable(z.string()),
  syncedAt: z.nullable(instant),
})

export const connection = z.object({
  /** Whether this installation has credentials for the service. */
  configured: z.boolean(),
  connected: z.boolean(),
  companyName: z.nullable(z.string()),
  isSandbox: z.boolean(),
  running: z.boolean(),
  done: z.number(),
  total: z.number(),
  lastSyncedAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
  /** When the last sync ended, successfully or not, and what it did. */
  endedAt: z.nullable(instant),
  pushed: z.number(),
  pulled: z.number(),
  failed: z.number(),
})
export type AccountingConnection = z.output<typeof connection>

export const read = endpoint(calls.read, {
  summary: 'Whether a QuickBooks company is connected, and how the last sync went',
  needs: 'money',
  for: { planner: { returns: connection } },
})

export const testConnection = endpoint(calls.testConnection, {
  summary: 'Asks the connected company for its name; where none is connected, the address at which to connect one',
  status: 200,
  needs: 'money',
  for: {
    planner: {
      returns: z.object({
        success: z.boolean(),
        message: z.string(),
        companyName: z.optional(z.string()),
        authUrl: z.optional(z.string()),
      }),
    },
  },
})

export const callback = endpoint(calls.callback, {
  summary: 'Where QuickBooks sends the planner back to; answers a page that closes itself',
  needs: 'money',
  for: {
    planner: {
      query: z.object({
        code: z.optional(z.string().check(z.maxLength(2000))),
        state: z.optional(z.string().check(z.maxLength(200))),
        realmId: z.optional(z.string().check(z.maxLength(60))),
        error: z.optional(z.string().check(z.maxLength(200))),
      }),
      returns: madeFile,
    },
  },
})

export const disconnect = endpoint(calls.disconnect, {
  summary: 'Gives the access back and forgets it; what was synced stays on both sides',
  needs: 'money',
  for: { planner: { returns: nothing } },
})

const outcome = z.object({
  success: z.boolean(),
  message: z.string(),
  pushed: z.number(),
  pulled: z.number(),
  failed: z.number(),
})

export const syncClient = endpoint(calls.syncClient, {
  summary: 'Brings the invoices and payments of one wedding in step with QuickBooks, both ways',
  status: 200,
  needs: 'money',
  for: { planner: { body: z.object({ createSample: z.optional(z.boolean()) }), returns: outcome } },
})

export const syncAll = endpoint(calls.syncAll, {
  summary: 'Begins to bring all invoices and payments in step with QuickBooks',
  status: 200,
  needs: 'money',
  for: { planner: { returns: connection } },
})

export const sendAgain = endpoint(calls.sendAgain, {
  summary: 'Lets the next sync make anew what was deleted in QuickBooks: this invoice, and payments towards it',
  status: 204,
  needs: 'money',
  for: { planner: { returns: nothing } },
})

export const states = endpoint(calls.states, {
  summary: 'How each invoice stands with QuickBooks',
  needs: 'money',
  for: { planner: { returns: z.array(invoiceState) } },
})
export type InvoiceSyncState = z.output<typeof invoiceState>
