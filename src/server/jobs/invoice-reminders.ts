import { decimalOf } from '#contract/money.ts'
import { coupleNames } from '#contract/names.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { dayInWords, dollars } from '#server/invoices/words.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

/** Couples are not written to before this hour of their planner's day. */
const earliestHour = 9
/** So often, after the due date, and then no more. */
const mostAfter = 3

type Due = {
  id: number
  planner_id: number
  client_id: number
  number: string
  due_date: string
  open: string
  kind: string
  email: string
  one: string
  two: string | null
  studio: string
}

/**
 * Reminds couples of what is due soon, once, and of what is overdue, a few times: as their planner wishes, never of what is
 * paid, void, a draft, or not shown to them, and never twice for the same date.
 */
export async function remindCouples(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<Due>(sql`
    with due as (
      select i.*, b.remind_before, b.remind_after, to_char(local_time(p.time_zone), 'YYYY-MM-DD')::date as today,
        coalesce(p.business_name, p.name) as studio
      from billing_settings b
      join planners p on p.id = b.planner_id
      join invoices i on i.planner_id = p.id
      left join portal_customizations z on z.planner_id = i.planner_id and z.client_id = i.client_id
      where (b.remind_before is not null or b.remind_after is not null)
        and extract(hour from local_time(p.time_zone)) >= ${earliestHour}
        and i.status in ('Sent', 'Partially Paid', 'Overdue') and i.amount_cents > i.paid_cents and i.due_date is not null
        and not i.is_sample
        and (z.id is null or z.selected_invoices = '[]' or z.selected_invoices @> to_jsonb(i.id))
    ), kinds as (
      select *, case
        when remind_before is not null and today between due_date::date - remind_before and due_date::date then 'before'
        when remind_after is not null and today >= due_date::date + remind_after
          then 'after ' || least(${mostAfter}, (today - due_date::date) / remind_after) end as kind
      from due
    )
    insert into invoice_reminders (planner_id, client_id, invoice_id, kind, due_date)
      select planner_id, client_id, id, kind, due_date from kinds where kind is not null
      on conflict do nothing
    returning invoice_id as id, planner_id, client_id, kind, due_date,
      (select i.invoice_number from invoices i where i.id = invoice_id) as number,
      (select i.amount_cents - i.paid_cents from invoices i where i.id = invoice_id) as open,
      (select c.email from clients c where c.id = client_id) as email,
      (select c.partner_one_name from clients c where c.id = client_id) as one,
      (select c.partner_two_name from clients c where c.id = client_id) as two,
      (select coalesce(p.business_name, p.name) from planners p where p.id = invoice_reminders.planner_id) as studio`)
  for (const due of rows) await enqueue(tx, 'mail', letterAbout(due))
}

function letterAbout({ kind, number, due_date, open, email, one, two, studio, client_id }: Due) {
  const isBefore = kind === 'before'
  const amount = dollars(decimalOf(Number(open)))
  const day = dayInWords(due_date)
  return {
    to: email,
    studio,
    subject: isBefore ? `Invoice ${number} is due on ${day}` : `Invoice ${number} was due on ${day}`,
    greeting: `Dear ${coupleNames({ partnerOneName: one, partnerTwoName: two })},`,
    paragraphs: [
      isBefore
        ? `a friendly reminder that ${amount} of invoice ${number} is due on ${day}.`
        : `${amount} of invoice ${number} was due on ${day}, and we have not seen it arrive yet. If you have paid in the meantime, please disregard this message.`,
      'You find the invoice, and how to pay it, in your wedding portal.',
    ],
    action: { label: 'Open your portal', path: `/client-portal/${client_id}?tab=billing` },
    footnote: `${studio} sends this reminder through Larkspur. Please write to ${studio} if you have a question about it.`,
  }
}
