import type { Right } from '#platform/contract/rights.ts'
import { sql, type SQL } from '#platform/server/db/drizzle.ts'

/** Whether the signed-in member has a right. In a subselect, so that it is evaluated once per query. */
const has = (right: Right) => `(select current_setting('app.rights') like '%${right}%')`
const isAssigned = (column: string) => `${column} = any ((select current_setting('app.weddings'))::int[])`

/** All members' own, and what the studio is called. */
const everybody = ''
const money = ` and ${has('money')}`
const day = ` and ${has('day')}`
/** Without the right to all work, a member reaches the weddings that it is assigned to. */
const ofWedding = `${day} and (${has('work')} or ${isAssigned('client_id')})`
const moneyRows = (column: string) => `(${column} not in ('invoices', 'invoice_payments') or ${has('money')})`

/** The signed-in member; null for the owner of the studio. */
export const currentMember = `(select nullif(current_setting('app.member'), '')::int)`
const own = ` and member_id is not distinct from ${currentMember}`

/** A calendar of a member is only its own business. */
const ofLink = ` and case when kind = 'member-calendar'
  then ${has('day')} and subject_id is not distinct from ${currentMember}
  else ${has('work')} end`

/** What the rows of a table need of a member besides belonging to its studio; the right `work` where it is not named. */
const terms: Readonly<Record<string, string>> = {
  planners: everybody,
  members: ` and (${has('account')} or id = ${currentMember})`,
  imports: ` and ${has('account')}`,
  exports: ` and ${has('account')}`,
  api_tokens: ` and ${has('account')}`,
  audit_entries: ` and ${has('account')}`,
  audit_heads: ` and ${has('account')}`,
  webhooks: ` and ${has('account')}`,
  webhook_deliveries: ` and ${has('account')}`,
  // Each member has its own; the owner's are those without a member.
  planner_sessions: own,
  authenticators: own,
  passkeys: own,
  recovery_codes: own,
  push_subscriptions: everybody,
  keyed_answers: everybody,

  clients: ` and (${has('names')} or ${isAssigned('id')})`,

  invoices: money,
  invoice_payments: money,
  invoice_history: money,
  invoice_reminders: money,
  checkouts: money,
  // The logo and the studio's address are on every letter.
  billing_settings: ` and (${has('work')} or ${has('money')})`,
  accounting_connections: money,
  accounting_answers: money,
  accounting_links: money,
  // Each member has its own; the owner's are those without a member.
  notifications: ` and ${has('work')} and (type <> 'payment' or ${has('money')})
    and coalesce(member_id, 0) = (select coalesce(nullif(current_setting('app.member'), '')::int, 0))`,
  progress_goals: ` and ${has('work')} and (unit <> 'dollars' or ${has('money')})`,

  days: ofWedding,
  day_items: ofWedding,
  day_contacts: ofWedding,
  day_vendors: ofWedding,
  published_items: ofWedding,
  links: ofLink,
  published_contacts: ofWedding,
  client_vendors: ofWedding,
  vendors: day,
  people: ofWedding,
  notices: ofWedding,
  history_batches: ofWedding,
  history: `${ofWedding} and ${moneyRows('table_name')}`,
}

export const rightsFor = (table: string): SQL => sql.raw(terms[table] ?? ` and ${has('work')}`)
