import type { UncertainMail } from '#contract/uncertain-mail.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { DueInvoice } from '#server/invoices/queries.ts'
import { isHeld } from '#server/letters/waiting-queries.ts'
import { isInvited, isMailedAboutMoney } from '#server/people/queries.ts'

/** A couple is mailed by hand about the same invoice at most once in this time, and not soon after another reminder. */
const reminderDays = 3

type Reachable = {
  isOpen: boolean
  isProcessing: boolean
  hasDueDate: boolean
  isShown: boolean
  isInvited: boolean
  wantsMail: boolean
  isHeld: boolean
}

const ofCouple = sql`from people p where p.planner_id = c.planner_id and p.client_id = c.id`

/** The portal shows an invoice `i` by the portal's look `z`. */
const isShown = sql`(z.id is null or z.selected_invoices = '[]' or z.selected_invoices @> to_jsonb(i.id))`

/** What decides whether the couple can be reminded of an invoice. */
export async function findReachable(tx: Tx, id: number): Promise<Reachable> {
  const { rows } = await tx.execute<Reachable>(sql`
    select i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents and not i.is_sample as "isOpen",
      i.processing_cents > 0 as "isProcessing", i.due_date is not null as "hasDueDate",
      ${isShown} as "isShown",
      exists (select ${ofCouple} and ${isInvited}) as "isInvited", exists (select ${ofCouple} and ${isMailedAboutMoney}) as "wantsMail",
      ${isHeld(sql`c`)} as "isHeld"
    from invoices i
    join clients c on c.planner_id = i.planner_id and c.id = i.client_id
    left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
    where i.id = ${id} for update of i`)
  return rows[0] ?? refuse('not-found')
}

/** The reminders that these invoices had in the last day may not have gone out, so that the planner may send them again at once. */
export async function markUncertainReminders(tx: Tx, invoices: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update invoice_reminders set uncertain_at = now() where id in (
      select max(id) from invoice_reminders where invoice_id = any(${sql.param(invoices)}::int[]) group by invoice_id)
      and sent_at > now() - interval '1 day'`)
}

/** The open invoices whose last reminder, or whose letter that nobody opened or sent again, may not have gone out. */
export async function listUncertain(tx: Tx): Promise<UncertainMail[]> {
  const { rows } = await tx.execute<Omit<UncertainMail, 'at'> & { at: Date }>(sql`
    select distinct on (i.id) i.id as "invoiceId", doubt.at, doubt.letter_id as "letterId"
    from (
      select invoice_id, uncertain_at as at, null::int as letter_id
      from (select distinct on (invoice_id) * from invoice_reminders order by invoice_id, id desc) latest
      where uncertain_at is not null
      union all
      select (told ->> 'shownId')::int, l.uncertain_at, l.id
      from letters l, jsonb_array_elements(l.news) told
      where l.uncertain_at is not null and l.sent_again_at is null and l.opened_at is null and told ->> 'kind' = 'invoice'
    ) doubt
    join invoices i on i.id = doubt.invoice_id
    where i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents
    order by i.id, doubt.at desc`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}

/** Forgets the reminders of a couple that were taken just now, so that they are taken again. */
export async function giveBackReminders(tx: Tx, clientId: number): Promise<void> {
  await tx.execute(
    sql`delete from invoice_reminders where client_id = ${clientId} and sent_at > now() - interval '1 minute'`,
  )
}

/** When the couple was last reminded of an invoice, if that is too recent for another mail. */
export async function findRecentReminder(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ next: string }>(sql`
    select (max(sent_at) + interval '${sql.raw(String(reminderDays))} days')::text as next from invoice_reminders
    where invoice_id = ${id} and uncertain_at is null having max(sent_at) > now() - interval '${sql.raw(String(reminderDays))} days'`)
  return rows[0]?.next
}

/** Counts as the day's reminder, so that the couple gets no second mail. */
export async function noteReminder(tx: Tx, id: number) {
  const { rows } = await tx.execute<{ sentAt: Date; nextAt: Date }>(sql`
    insert into invoice_reminders (client_id, invoice_id, kind, due_date)
      select client_id, id, 'by hand ' || now(), due_date from invoices where id = ${id}
    returning sent_at as "sentAt", sent_at + interval '${sql.raw(String(reminderDays))} days' as "nextAt"`)
  const { sentAt, nextAt } = rows[0] ?? refuse('not-found')
  return { sentAt: new Date(sentAt).toISOString(), nextAt: new Date(nextAt).toISOString() }
}

/** An invoice as a mail needs it, unless it was paid, voided, hidden or deleted in the meantime, is being paid, or letters are held. */
export async function findDueInvoice(tx: Tx, id: number): Promise<DueInvoice | undefined> {
  const { rows } = await tx.execute<DueInvoice>(sql`
    select i.id, i.planner_id, i.client_id, i.invoice_number as number, i.due_date, s.today, i.amount_cents - i.paid_cents - i.waived_cents as open,
      i.due_date < s.today as is_late, s.studio, b.payment_instructions as instructions
    from invoices i
    join (select id, coalesce(business_name, name) as studio, to_char(local_time(time_zone), 'YYYY-MM-DD') as today from planners) s on s.id = i.planner_id
    join clients c on c.planner_id = i.planner_id and c.id = i.client_id
    left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
    left join billing_settings b on b.planner_id = i.planner_id
    where i.id = ${id} and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents
      and i.processing_cents = 0 and not ${isHeld(sql`c`)} and ${isShown}`)
  return rows[0]
}
