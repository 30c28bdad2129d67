import { wantsNoMail } from '#guests/guests/server/public/wants-no-mail.ts'
import { asksFor, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { today } from '#talk/letters/server/public/studio-date.ts'

export type Recipient = {
  envelopeId: number
  name: string
  email: string | null
  language: Language
  isProposed: boolean
  wantsNoMail: boolean
  /** Somebody has not answered for a part whose deadline is not over. */
  isOpen: boolean
  isAnswered: boolean
  /** The next deadline for what is open, or else for any answer. */
  deadline: string | null
}

/** Whom these envelopes of a wedding reach now. Those that are gone are left out. */
export async function findRecipients(tx: Tx, clientId: number, ids: readonly number[]): Promise<Recipient[]> {
  const { rows } = await tx.execute<Recipient>(sql`
    select e.id as "envelopeId", e.name, e.email, coalesce(e.language, c.language, 'en') as language,
      e.is_proposed as "isProposed", ${wantsNoMail(sql`e`, clientId)} as "wantsNoMail", coalesce(asked.is_open, false) as "isOpen",
      e.answered_at is not null as "isAnswered", asked.deadline
    from envelopes e
    join clients c on c.planner_id = e.planner_id and c.id = e.client_id
    join planners s on s.id = e.planner_id
    left join lateral (
      select bool_or(a.attending is null) as is_open,
        coalesce(min(p.due_date) filter (where a.attending is null), min(p.due_date)) as deadline
      from guests g
      join guest_answers a on a.planner_id = g.planner_id and a.guest_id = g.id
      join parts p on p.planner_id = a.planner_id and p.id = a.part_id
      where g.planner_id = e.planner_id and g.envelope_id = e.id and (p.due_date is null or p.due_date >= ${today})
    ) asked on true
    where e.client_id = ${clientId} and e.id = any(${sql.param(ids)}::int[])
    order by e.id`)
  return rows
}

/** Whether an envelope is to get a mail of this kind as things are. */
export const isMeant = (
  kind: GuestMailKind,
  recipient: Recipient | undefined,
): recipient is Recipient & { email: string } =>
  Boolean(recipient?.email) && !recipient!.isProposed && !recipient!.wantsNoMail && asksFor(kind, recipient!)

/** The next deadline for any part of a wedding. */
export async function findNextDeadline(tx: Tx, clientId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ deadline: string | null }>(sql`
    select min(p.due_date) as deadline from parts p join planners s on s.id = p.planner_id
    where p.client_id = ${clientId} and p.due_date >= ${today}`)
  return rows[0]?.deadline ?? null
}
