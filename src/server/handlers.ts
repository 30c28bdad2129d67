import type { Contract } from '#contract/index.ts'
import { accounting } from '#server/accounting/handlers.ts'
import { accounts } from '#server/accounts/handlers.ts'
import { billing } from '#server/billing/handlers.ts'
import { clients } from '#server/clients/handlers.ts'
import { couples } from '#server/couples/handlers.ts'
import { dashboard } from '#server/dashboard/handlers.ts'
import { documents } from '#server/documents/handlers.ts'
import { events } from '#server/events/handlers.ts'
import { feedback } from '#server/feedback/handlers.ts'
import { goals } from '#server/goals/handlers.ts'
import type { HandlersFor } from '#server/http/handler.ts'
import { invoices } from '#server/invoices/handlers.ts'
import { pdf } from '#server/invoices/pdf-handler.ts'
import { messages } from '#server/messages/handlers.ts'
import { notifications } from '#server/notifications/handlers.ts'
import { checkPayment, pay, webhook } from '#server/payments/handlers.ts'
import { portals } from '#server/portals/handlers.ts'
import { search } from '#server/search/handlers.ts'
import { tasks } from '#server/tasks/handlers.ts'
import { trash } from '#server/trash/handlers.ts'
import { vendors } from '#server/vendors/handlers.ts'

/** Satisfies the whole contract; the live channel is served by the edge itself. */
export const handlers: HandlersFor<Omit<Contract, 'live'>> = {
  accounts,
  clients,
  couples,
  events,
  notifications,
  search,
  tasks,
  goals,
  vendors,
  messages,
  documents,
  feedback,
  portals,
  invoices: { ...invoices, pdf, pay, checkPayment },
  billing: { ...billing, webhook },
  accounting,
  trash,
  dashboard,
}
