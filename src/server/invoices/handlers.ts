import type { contract } from '#contract/index.ts'
import { findOpenClient } from '#server/clients/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { listInvoicesOf, listOpenInvoicesOf } from '#server/invoices/queries.ts'

export const invoices: HandlersOf<typeof contract.invoices> = {
  ofClient: async ({ tx, who, params }) => {
    await findOpenClient(tx, params.id)
    return who.kind === 'planner' ? listInvoicesOf(tx, params.id) : listOpenInvoicesOf(tx, params.id)
  },
}
