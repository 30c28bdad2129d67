import type { UncertainMail } from '#money/invoices/contract/uncertain-mail.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { isHeld } from '#talk/letters/server/public/hearers.ts'
import { isMailedAboutMoney } from '#weddings/people/server/public/payers.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'

/** A couple is mailed by hand about the same invoice at most once in this time, and not soon after another reminder. */
const reminderDays = 3

type Reachable = {
  clientId: number
  isOpen: boolean
  isProcessing: boolean
  hasDueDate: boolean
  isShown: boolean
  isInvited: boolean
  wantsMail: boolean
}

const ofCouple = sql`from people p where p.planner_id = c.planner_id and p.client_id = c.id`

/** The portal shows an invoice `i` by the portal's look `z`. */
const isShown = sql`(z.id is null or z.selected_invoices = '[]' or z.selected_invoices @> to_jsonb(i.id))`

/** What decides whether the couple can be reminded of an invoice. */
export async function findReachable(tx: Tx, id: number): Promise<Reachable> {
  const { rows } = await tx.execute<Reachable>(sql`
    select i.client_id as "clientId", i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents and not i.is_sample as "isOpen",
      i.processing_cents > 0 as "isProcessing", i.due_date is not null as "hasDueDate",
      ${isShown} as "isShown",
      exists (select ${ofCouple} and ${isInvited}) as "isInvited", exists (select ${ofCouple} and ${isMailedAboutMoney}) as "wantsMail"
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

/** The earliest hour, in the planner's time zone, at which couples get reminders. */
const earliestReminderHour = 9
/** Maximum reminders of one invoice after its due date. */
const mostRemindersAfter = 3

/** The start of the day in the planner's time zone. */
const midnight = sql`now() - (local_time(p.time_zone) - date_trunc('day', local_time(p.time_zone)))`

/** A couple's due invoice, with the mail's sender. Amounts are minor units. */
export type DueInvoice = {
  id: number
  client_id: number
  planner_id: number
  number: string
  due_date: string
  currency: string
  open: string
  studio: string
  instructions: string | null
}

/**
 * Records a studio's due reminders and returns what is due per couple: once before the due date and a few times after, as the
 * planner's settings say. Skipped are invoices that are paid, in payment, void, draft or hidden, a repeated reminder
 * for a date, a second mail in a day, one about what is late sooner after the last than the planner chose, the day on
 * which letters tell of an invoice, weddings whose letters are held, and couples of whom nobody who may see money was
 * invited and wants mail.
 */
export async function takeReminders(tx: Tx, plannerId: number): Promise<DueInvoice[]> {
  const { rows } = await tx.execute<DueInvoice>(sql`
    with due as (
      select i.planner_id, i.client_id, i.id, i.invoice_number as number, i.due_date, i.currency,
        i.amount_cents - i.paid_cents - i.waived_cents as open, b.remind_before, b.remind_after, b.payment_instructions as instructions,
        to_char(local_time(p.time_zone), 'YYYY-MM-DD')::date as today, ${midnight} as midnight,
        coalesce(p.business_name, p.name) as studio
      from billing_settings b
      join planners p on p.id = b.planner_id
      join invoices i on i.planner_id = p.id
      join clients c on c.planner_id = i.planner_id and c.id = i.client_id
      left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
      where p.id = ${plannerId} and (b.remind_before is not null or b.remind_after is not null)
        and extract(hour from local_time(p.time_zone)) >= ${earliestReminderHour} and not ${isHeld(sql`c`)}
        and exists (select from people p where p.planner_id = c.planner_id and p.client_id = c.id and ${isMailedAboutMoney})
        and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents and i.due_date is not null
        and i.processing_cents = 0 and not i.is_sample
        and not exists (select from notices n where n.planner_id = i.planner_id and n.client_id = i.client_id and n.kind = 'invoice'
          and n.subject_id = i.id and n.created_at >= ${midnight})
        and ${isShown}
    ), named as (
      select *, case
        when remind_before is not null and today between due_date::date - remind_before and due_date::date then 'before'
        when remind_after is not null and today >= due_date::date + remind_after
          then 'after ' || least(${mostRemindersAfter}, (today - due_date::date) / remind_after) end as kind
      from due
      where (remind_before is not null and today between due_date::date - remind_before and due_date::date)
        or (remind_after is not null and due_date::date < today)
    ), reasons as (
      insert into invoice_reminders (planner_id, client_id, invoice_id, kind, due_date)
        select planner_id, client_id, id, kind, due_date from named n
        where kind is not null and not exists (select from invoice_reminders r
          where r.planner_id = n.planner_id and r.client_id = n.client_id
            and r.sent_at >= n.midnight - make_interval(days => case when n.kind like 'after %' then n.remind_after - 1 else 0 end))
        on conflict do nothing
      returning planner_id, client_id
    )
    select id, planner_id, client_id, number, due_date, currency, open, studio, instructions
    from named where (planner_id, client_id) in (select planner_id, client_id from reasons)
    order by planner_id, client_id, due_date, id`)
  return rows
}

/** An invoice as a mail needs it, unless it was paid, voided, hidden or deleted in the meantime, is being paid, or letters are held. */
export async function findDueInvoice(tx: Tx, id: number): Promise<DueInvoice | undefined> {
  const { rows } = await tx.execute<DueInvoice>(sql`
    select i.id, i.planner_id, i.client_id, i.invoice_number as number, i.due_date, i.currency, i.amount_cents - i.paid_cents - i.waived_cents as open,
      coalesce(p.business_name, p.name) as studio, b.payment_instructions as instructions
    from invoices i
    join planners p on p.id = i.planner_id
    join clients c on c.planner_id = i.planner_id and c.id = i.client_id
    left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
    left join billing_settings b on b.planner_id = i.planner_id
    where i.id = ${id} and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents
      and i.processing_cents = 0 and not ${isHeld(sql`c`)} and ${isShown}`)
  return rows[0]
}
