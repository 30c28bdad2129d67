import type { Endpoint } from '#contract/endpoint.ts'
import * as accounting from '#contract/accounting.ts'
import * as accounts from '#contract/accounts.ts'
import * as audit from '#contract/audit.ts'
import * as billing from '#contract/billing.ts'
import * as busy from '#contract/busy.ts'
import * as clients from '#contract/clients.ts'
import * as couplePasskeys from '#contract/couple-passkeys.ts'
import * as couples from '#contract/couples.ts'
import * as dashboard from '#contract/dashboard.ts'
import * as dayUndo from '#contract/day-undo.ts'
import * as days from '#contract/days.ts'
import * as deletion from '#contract/deletion.ts'
import * as documents from '#contract/documents.ts'
import * as events from '#contract/events.ts'
import * as exports from '#contract/exports.ts'
import * as feedback from '#contract/feedback.ts'
import * as feeds from '#contract/feeds.ts'
import * as goals from '#contract/goals.ts'
import * as history from '#contract/history.ts'
import * as inbox from '#contract/inbox.ts'
import * as invoices from '#contract/invoices.ts'
import * as ledger from '#contract/ledger.ts'
import * as letters from '#contract/letters.ts'
import * as links from '#contract/links.ts'
import * as lists from '#contract/lists.ts'
import * as live from '#contract/live.ts'
import * as members from '#contract/members.ts'
import * as messageTemplates from '#contract/message-templates.ts'
import * as messages from '#contract/messages.ts'
import * as notes from '#contract/notes.ts'
import * as notifications from '#contract/notifications.ts'
import * as passwords from '#contract/passwords.ts'
import * as payments from '#contract/payments.ts'
import * as people from '#contract/people.ts'
import * as plan from '#contract/plan.ts'
import * as portals from '#contract/portals.ts'
import * as push from '#contract/push.ts'
import * as scheduledMessages from '#contract/scheduled-messages.ts'
import * as search from '#contract/search.ts'
import * as secondFactors from '#contract/second-factors.ts'
import * as sessions from '#contract/sessions.ts'
import * as sheets from '#contract/sheets.ts'
import * as tasks from '#contract/tasks.ts'
import * as templates from '#contract/templates.ts'
import * as today from '#contract/today.ts'
import * as tokens from '#contract/tokens.ts'
import * as trash from '#contract/trash.ts'
import * as uncertainMail from '#contract/uncertain-mail.ts'
import * as upcoming from '#contract/upcoming.ts'
import * as vendors from '#contract/vendors.ts'
import * as webhooks from '#contract/webhooks.ts'

/** The modules of each feature; what they export besides endpoints does not become part of the contract. */
const modules = {
  accounting,
  accounts,
  audit,
  billing,
  busy,
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
  links,
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

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value

const endpointsOf = (module: object) =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value)))

export const contract = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, endpointsOf(module)]),
) as Contract
