import { sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { todaySnoozes, type SnoozedSubject } from '#overview/today/server/table.ts'

/** The tables of what is hidden. */
export const subjectTables: Record<SnoozedSubject, 'events' | 'tasks' | 'invoices' | 'clients'> = {
  event: 'events',
  task: 'tasks',
  invoice: 'invoices',
  draft: 'invoices',
  message: 'clients',
  moved: 'clients',
  venue: 'clients',
  vendors: 'clients',
  schedule: 'clients',
  invite: 'clients',
  portal: 'clients',
  answers: 'clients',
  meals: 'clients',
  addresses: 'clients',
}

/** Refuses a subject that the studio does not have. */
export async function snooze(tx: Tx, subject: SnoozedSubject, subjectId: number, until: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into today_snoozes (subject, subject_id, until)
      select ${subject}, id, ${until} from ${sql.raw(subjectTables[subject])} where id = ${subjectId}
    on conflict (planner_id, subject, subject_id) do update set until = excluded.until
    returning id`)
  return rows[0]?.id ?? refuse('not-found')
}

export const endSnooze = (tx: Tx, id: number): Promise<void> => deleteRow(tx, todaySnoozes, id)

const isGone = Object.entries(subjectTables).map(
  ([subject, table]) =>
    sql`(z.subject = ${subject} and not exists (select from ${sql.raw(table)} r where r.planner_id = z.planner_id and r.id = z.subject_id))`,
)

/** Deletes what has ended, and what is about records that are gone. No time zone is more than a day behind. */
export async function sweepSnoozes(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from today_snoozes z where z.until < to_char(now() - interval '1 day', 'YYYY-MM-DD')
    or ${sql.join(isGone, sql` or `)}`)
}
