import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { isHeld } from '#talk/letters/server/public/hearers.ts'
import { today } from '#talk/letters/server/public/studio-date.ts'

export type DueReminder = { plannerId: number; clientId: number; deadline: string; timeZone: string }

/** Deadlines that are near enough for a reminder, and have had none. */
export async function listDueReminders(tx: Tx): Promise<DueReminder[]> {
  const { rows } = await tx.execute<DueReminder>(sql`
    select distinct l.planner_id as "plannerId", l.client_id as "clientId", p.due_date as deadline, s.time_zone as "timeZone"
    from guest_lists l
    join planners s on s.id = l.planner_id
    join clients c on c.planner_id = l.planner_id and c.id = l.client_id
    join parts p on p.planner_id = l.planner_id and p.client_id = l.client_id
    where l.remind_days is not null and not ${isHeld(sql`c`)} and p.due_date >= ${today}
      and p.due_date <= to_char(local_time(s.time_zone) + make_interval(days => l.remind_days), 'YYYY-MM-DD')
      and not exists (select from guest_mailings m
        where m.planner_id = l.planner_id and m.client_id = l.client_id and m.deadline = p.due_date)
    order by p.due_date, l.client_id`)
  return rows
}

/** After a reminder, an envelope gets the next one by itself no sooner. */
const fewestDaysBetween = 3

/**
 * The envelopes that are still to answer until a deadline. Those of the B list count once they were invited by mail, and those
 * that were just reminded, or wait for a reminder, do not.
 */
export async function listToRemind(tx: Tx, clientId: number, deadline: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select e.id from envelopes e
    where e.client_id = ${clientId} and exists (select from guests g
        join guest_answers a on a.planner_id = g.planner_id and a.guest_id = g.id and a.attending is null
        join parts p on p.planner_id = a.planner_id and p.id = a.part_id and p.due_date = ${deadline}
        where g.planner_id = e.planner_id and g.envelope_id = e.id)
      and (e.list = 'A' or exists (select from guest_mails m
        where m.planner_id = e.planner_id and m.envelope_id = e.id and m.kind = 'invitation' and m.state = 'sent'))
      and not exists (select from guest_mails m where m.planner_id = e.planner_id and m.envelope_id = e.id
        and m.kind = 'reminder' and (m.state = 'waiting' or m.sent_at > now() - make_interval(days => ${fewestDaysBetween}::int)))
    order by e.id`)
  return rows.map(({ id }) => id)
}
