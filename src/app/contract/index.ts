import type { Endpoint } from '#platform/contract/endpoint.ts'
import * as accounting from '#money/accounting/contract/endpoints.ts'
import * as accounts from '#studio/accounts/contract/endpoints.ts'
import * as audit from '#studio/audit/contract/endpoints.ts'
import * as billing from '#money/billing/contract/endpoints.ts'
import * as busy from '#overview/busy/contract/endpoints.ts'
import * as calendar from '#overview/calendar/contract/endpoints.ts'
import * as clients from '#weddings/clients/contract/endpoints.ts'
import * as couplePasskeys from '#weddings/couple-passkeys/contract/endpoints.ts'
import * as couples from '#weddings/couples/contract/endpoints.ts'
import * as dashboard from '#overview/dashboard/contract/endpoints.ts'
import * as dayUndo from '#day/days/contract/day-undo.ts'
import * as days from '#day/days/contract/endpoints.ts'
import * as deletion from '#studio/deletion/contract/endpoints.ts'
import * as documents from '#planning/documents/contract/endpoints.ts'
import * as events from '#planning/events/contract/endpoints.ts'
import * as exports from '#exchange/exports/contract/endpoints.ts'
import * as feedback from '#talk/feedback/contract/endpoints.ts'
import * as feeds from '#exchange/feeds/contract/endpoints.ts'
import * as goals from '#planning/goals/contract/endpoints.ts'
import * as history from '#weddings/history/contract/endpoints.ts'
import * as inbox from '#talk/inbox/contract/endpoints.ts'
import * as invoices from '#money/invoices/contract/endpoints.ts'
import * as ledger from '#money/invoices/contract/ledger.ts'
import * as letters from '#talk/letters/contract/endpoints.ts'
import * as links from '#weddings/links/contract/endpoints.ts'
import * as lists from '#exchange/lists/contract/endpoints.ts'
import * as live from '#platform/contract/live.ts'
import * as members from '#studio/members/contract/endpoints.ts'
import * as messageTemplates from '#talk/messages/contract/message-templates.ts'
import * as messages from '#talk/messages/contract/endpoints.ts'
import * as notes from '#talk/notes/contract/endpoints.ts'
import * as notifications from '#talk/notifications/contract/endpoints.ts'
import * as openedLink from '#app/contract/opened-link.ts'
import * as passwords from '#studio/passwords/contract/endpoints.ts'
import * as payments from '#money/payments/contract/endpoints.ts'
import * as people from '#weddings/people/contract/endpoints.ts'
import * as plan from '#plan/plan/contract/endpoints.ts'
import * as portals from '#overview/portals/contract/endpoints.ts'
import * as push from '#talk/push/contract/endpoints.ts'
import * as scheduledMessages from '#talk/messages/contract/scheduled-messages.ts'
import * as search from '#overview/search/contract/endpoints.ts'
import * as secondFactors from '#studio/second-factors/contract/endpoints.ts'
import * as sessions from '#studio/sessions/contract/endpoints.ts'
import * as sheets from '#day/days/contract/sheets/endpoints.ts'
import * as tasks from '#planning/tasks/contract/endpoints.ts'
import * as templates from '#plan/templates/contract/endpoints.ts'
import * as today from '#overview/today/contract/endpoints.ts'
import * as tokens from '#studio/tokens/contract/endpoints.ts'
import * as trash from '#weddings/trash/contract/endpoints.ts'
import * as uncertainMail from '#money/invoices/contract/uncertain-mail.ts'
import * as upcoming from '#day/days/contract/upcoming.ts'
import * as vendors from '#weddings/vendors/contract/endpoints.ts'
import * as webhooks from '#exchange/webhooks/contract/endpoints.ts'

/** The modules of each feature; what they export besides endpoints does not become part of the contract. */
const modules = {
  accounting,
  accounts,
  audit,
  billing,
  busy,
  calendar,
  clients,
  couplePasskeys,
  couples,
  dashboard,
  days: { ...days, ...dayUndo, ...upcoming },
  deletion,
  documents,
  events,
  exports,
  feedback,
  feeds,
  goals,
  history,
  inbox,
  invoices: { ...invoices, ...ledger, ...uncertainMail },
  letters,
  links: { ...links, ...openedLink },
  lists,
  live,
  members,
  messages: { ...messages, ...messageTemplates, ...scheduledMessages },
  notes,
  notifications,
  passwords,
  payments,
  people,
  plan,
  portals,
  push,
  search,
  secondFactors,
  sessions,
  sheets,
  tasks,
  templates,
  today,
  tokens,
  trash,
  vendors,
  webhooks,
}

type CallsOf<Module> = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] }
/** The whole API: every feature with its endpoints. */
export type Contract = { [Name in keyof typeof modules]: CallsOf<(typeof modules)[Name]> }

declare module '#platform/contract/answers.ts' {
  interface Registered {
    contract: Contract
  }
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value

const endpointsOf = (module: object) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value)))

export const contract = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, endpointsOf(module)]),
) as Contract
