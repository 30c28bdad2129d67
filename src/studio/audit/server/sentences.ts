import type { AuditKind } from '#studio/audit/contract/endpoints.ts'
import { linkAudiences, type LinkKind } from '#platform/contract/link-kinds.ts'
import { roleNames, type MemberRole } from '#platform/contract/rights.ts'
import type { AuditDetails } from '#studio/audit/server/table.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { moneyOf } from '#platform/server/foundation/words.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** What is noted of an entry, by name; `amount` is in its currency, as the studio writes it. */
type Facts = (name: string) => string
type Sentence = string | ((fact: Facts, locale: Locale) => string)

const role = (fact: Facts, name = 'role') => roleNames[fact(name) as MemberRole] ?? fact(name)
const ofInvoice = (fact: Facts) =>
  `${fact('amount')} for ${fact('invoice') ? `invoice ${fact('invoice')}` : 'an invoice that is gone'}`
const kindOfLink = (fact: Facts) => linkAudiences[fact('kind') as LinkKind] ?? fact('kind')
const factors: Record<string, string> = { passkey: 'a passkey', app: 'an authenticator app' }
const factor = (fact: Facts) => factors[fact('method')] ?? 'a second factor'

const sentences: Readonly<Record<AuditKind, Sentence>> = {
  'sign-in': (fact) =>
    ['Signed in', fact('with') && `with ${fact('with')}`, fact('device') && `(${fact('device')})`]
      .filter(Boolean)
      .join(' '),
  'sign-in-failed': (fact) => {
    const whose = fact('account') ? `as ${fact('account')}` : 'to the portal'
    return Number(fact('count')) > 1
      ? `Failed to sign in ${whose}, ${fact('count')} times`
      : `Failed to sign in ${whose}`
  },
  'sign-out': 'Signed out',
  'sessions-ended': (fact) => (fact('device') ? `Ended the session of ${fact('device')}` : 'Ended all other sessions'),
  'password-refused': 'Entered a wrong password for a change',
  'password-changed': 'Changed the password',
  'password-reset': (fact) =>
    `Chose a new password with an emailed link${fact('ended') ? `, which ended ${fact('ended')}` : ''}`,
  'address-changed': (fact) => `Changed the email address from ${fact('from')} to ${fact('to')}`,
  'address-restored': (fact) =>
    `Restored the email address ${fact('to')}${fact('ended') ? `, which ended ${fact('ended')}` : ''}`,
  'factor-added': (fact) => `Added ${factor(fact)} to the sign-in`,
  'factor-removed': (fact) =>
    fact('member') ? `Reset the second factors of ${fact('member')}` : `Removed ${factor(fact)} from the sign-in`,
  'factor-required': (fact) =>
    `${fact('required') === 'false' ? 'No longer requires' : 'Requires'} a second factor for the team`,
  'codes-made': 'Created new recovery codes',
  'device-added': (fact) => `Has notifications sent to ${fact('device')}`,
  'device-removed': (fact) => `Ended the notifications to ${fact('device')}`,
  'member-invited': (fact) => `Invited ${fact('name')} as ${role(fact)}`,
  'member-joined': (fact) => `Joined the studio as ${role(fact)}`,
  'member-changed': (fact) =>
    fact('from') === fact('to')
      ? `Changed the weddings of ${fact('name')}`
      : `Changed the role of ${fact('name')} from ${role(fact, 'from')} to ${role(fact, 'to')}`,
  'member-removed': (fact) => `Removed ${fact('name')} from the team`,
  'studio-handed-over': (fact) => `Handed the studio over to ${fact('to')}`,
  'invite-made': 'Created an invitation to the portal',
  'invite-mailed': 'Emailed an invitation to the portal',
  'portal-activated': 'Activated the portal',
  'export-asked': 'Asked for an export',
  'export-downloaded': 'Downloaded an export',
  'import-asked': 'Uploaded an export to be imported',
  'import-done': 'Imported an export',
  'list-imported': (fact) => `Imported a list of ${fact('rows')} ${fact('list')}`,
  'log-downloaded': 'Downloaded the audit log',
  'invoices-downloaded': 'Downloaded the invoices as CSV',
  'payments-downloaded': 'Downloaded the payments as CSV',
  'figures-downloaded': 'Downloaded the money figures as CSV',
  'couple-deleted': 'Deleted a couple',
  'couple-restored': 'Restored a deleted couple',
  'couple-purged': 'Deleted a couple for good',
  'studio-deletion-asked': (fact, locale) =>
    `Asked for the deletion of the studio on ${formatDate(fact('on'), locale)}`,
  'studio-kept': 'Canceled the deletion of the studio',
  'token-made': (fact) =>
    `Created the API token “${fact('name')}” with the rights ${role(fact)}${fact('readsOnly') === 'true' ? ', only to read' : ''}`,
  'token-ended': (fact) => `Revoked the API token “${fact('name')}”`,
  'webhook-made': (fact) => `Created a webhook to ${fact('host')}`,
  'webhook-removed': (fact) => `Deleted the webhook to ${fact('host')}`,
  'link-made': (fact) =>
    Number(fact('count')) > 1
      ? `Created ${fact('count')} links for ${kindOfLink(fact)}`
      : `Created a link for ${kindOfLink(fact)}`,
  'link-renewed': (fact) => `Gave the link for ${kindOfLink(fact)} a new address`,
  'link-revoked': (fact) =>
    Number(fact('count')) > 1
      ? `Revoked ${fact('count')} links for ${kindOfLink(fact)}`
      : `Revoked the link for ${kindOfLink(fact)}`,
  'feed-made': (fact) => `Created a calendar to subscribe to, of ${kindOfLink(fact)}`,
  'feed-renewed': (fact) => `Gave the calendar of ${kindOfLink(fact)} a new address`,
  'feed-ended': (fact) => `Ended the calendar of ${kindOfLink(fact)}`,
  'busy-calendar-added': (fact) => `Added a calendar from ${fact('host')} for busy times`,
  'busy-calendar-removed': (fact) => `Removed a calendar from ${fact('host')} for busy times`,
  'accounting-connected': (fact) => `Connected the books of ${fact('company')}`,
  'accounting-disconnected': (fact) => `Disconnected the books of ${fact('company')}`,
  'payment-received': (fact) => `Received ${ofInvoice(fact)}`,
  'payment-recorded': (fact) => `Recorded a payment of ${ofInvoice(fact)}`,
  'payment-removed': (fact) => `Removed the recorded payment of ${ofInvoice(fact)}`,
  'payment-refunded': (fact) => `Refunded ${ofInvoice(fact)}`,
  'refund-failed': (fact) => `The refund of ${ofInvoice(fact)} failed`,
  'payment-settings-changed': 'Changed the billing settings',
}

/** Entries without a currency are from before there were others than US dollars. */
function factOf(name: string, details: AuditDetails, { region }: Locale): string {
  const fact = String(details[name] ?? '')
  return name === 'amount' ? moneyOf(fact, String(details['currency'] ?? 'USD'), region) : fact
}

/** An entry in words; one of a later version by its kind. */
export function sentenceOf(kind: AuditKind, details: AuditDetails, locale: Locale): string {
  const sentence = sentences[kind] ?? kind
  return typeof sentence === 'string' ? sentence : sentence((name) => factOf(name, details, locale), locale)
}
