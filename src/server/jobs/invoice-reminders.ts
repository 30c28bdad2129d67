import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { reminderAbout, type Due } from '#server/jobs/reminder-letter.ts'

/** Couples are not written to before this hour of their planner's day. */
const earliestHour = 9
/** So often, after the due date, and then no more. */
const mostAfter = 3

/** The beginning of the day, as the planner's clock has it. */
const midnight = sql`now() - (local_time(p.time_zone) - date_trunc('day', local_time(p.time_zone)))`

/**
 * Reminds couples of what is due soon, once, and of what is overdue, a few times: as their planner wishes, never of what is
 * paid, on its way, void, a draft, or not shown to them, and never twice for the same date. A couple gets one mail a day,
 * which names everything that is due, and none before it was invited.
 */
export async function remindCouples(tx: Tx, paysOnline: boolean): Promise<void> {
  const { rows } = await tx.execute<Due>(sql`
    with due as (
      select i.planner_id, i.client_id, i.id, i.invoice_number as number, i.due_date,
        i.amount_cents - i.paid_cents - i.waived_cents as open, b.remind_before, b.remind_after, b.payment_instructions as instructions,
        to_char(local_time(p.time_zone), 'YYYY-MM-DD')::date as today, ${midnight} as midnight,
        coalesce(p.business_name, p.name) as studio, c.email, c.partner_one_name as one, c.partner_two_name as two, c.is_activated
      from billing_settings b
      join planners p on p.id = b.planner_id
      join invoices i on i.planner_id = p.id
      join clients c on c.planner_id = i.planner_id and c.id = i.client_id
      left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
      where (b.remind_before is not null or b.remind_after is not null)
        and extract(hour from local_time(p.time_zone)) >= ${earliestHour}
        and (c.invite_sent or c.is_activated)
        and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents + i.waived_cents and i.due_date is not null
        and i.processing_cents = 0 and not i.is_sample
        and (z.id is null or z.selected_invoices = '[]' or z.selected_invoices @> to_jsonb(i.id))
    ), named as (
      select *, due_date::date < today as is_late, case
        when remind_before is not null and today between due_date::date - remind_before and due_date::date then 'before'
        when remind_after is not null and today >= due_date::date + remind_after
          then 'after ' || least(${mostAfter}, (today - due_date::date) / remind_after) end as kind
      from due
      where (remind_before is not null and today between due_date::date - remind_before and due_date::date)
        or (remind_after is not null and due_date::date < today)
    ), reasons as (
      insert into invoice_reminders (planner_id, client_id, invoice_id, kind, due_date)
        select planner_id, client_id, id, kind, due_date from named n
        where kind is not null and not exists (select from invoice_reminders r
          where r.planner_id = n.planner_id and r.client_id = n.client_id and r.sent_at >= n.midnight)
        on conflict do nothing
      returning planner_id, client_id
    )
    select planner_id, client_id, number, due_date, today::text, open, is_late, email, one, two, studio, instructions, is_activated
    from named where (planner_id, client_id) in (select planner_id, client_id from reasons)
    order by planner_id, client_id, due_date, id`)
  for (const dues of Map.groupBy(rows, ({ client_id }) => client_id).values())
    await enqueue(tx, 'mail', reminderAbout(dues, paysOnline))
}
