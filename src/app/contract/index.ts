import type { Endpoint } from '#platform/contract/endpoint.ts'
import * as features from '#app/contract/endpoints.ts'
import * as openedLink from '#app/contract/opened-link.ts'
import * as dayUndo from '#day/days/contract/day-undo.ts'
import * as upcoming from '#day/days/contract/upcoming.ts'
import * as invoiceMail from '#money/invoices/contract/invoice-mail.ts'
import * as ledger from '#money/invoices/contract/ledger.ts'
import * as uncertainMail from '#money/invoices/contract/uncertain-mail.ts'
import * as live from '#platform/contract/live.ts'
import * as messageTemplates from '#talk/messages/contract/message-templates.ts'
import * as scheduledMessages from '#talk/messages/contract/scheduled-messages.ts'

/** The modules of each feature; what they export besides endpoints does not become part of the contract. */
const modules = {
  ...features,
  days: { ...features.days, ...dayUndo, ...upcoming },
  invoices: { ...features.invoices, ...invoiceMail, ...ledger, ...uncertainMail },
  links: { ...features.links, ...openedLink },
  live,
  messages: { ...features.messages, ...messageTemplates, ...scheduledMessages },
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
