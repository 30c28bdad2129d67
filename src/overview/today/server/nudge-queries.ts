import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { isInvited } from '#weddings/people/server/public/invited-people.ts'
import { taskNudges } from '#overview/today/server/table.ts'

/** A couple is mailed about the same task or invoice at most once in this time. */
export const nudgeDays = 3

/** Notes a nudge and returns its time; undefined if the last one is too recent. */
export async function noteNudge(tx: Tx, clientId: number, taskId: number): Promise<string | undefined> {
  const [row] = await tx
    .insert(taskNudges)
    .values({ clientId, taskId })
    .onConflictDoUpdate({
      target: [taskNudges.plannerId, taskNudges.taskId],
      set: { clientId, sentAt: sql`now()` },
      setWhere: sql`${taskNudges.sentAt} <= now() - ${sql.raw(`interval '${nudgeDays} days'`)}`,
    })
    .returning({ sentAt: taskNudges.sentAt })
  return row?.sentAt
}

export async function findNudge(tx: Tx, taskId: number): Promise<string | undefined> {
  const [row] = await tx.select({ sentAt: taskNudges.sentAt }).from(taskNudges).where(eq(taskNudges.taskId, taskId))
  return row?.sentAt
}

type Reach = { isTold: boolean; isShown: boolean; isInvited: boolean }

/** Whether anybody will be told about the task, and if not, why. */
export async function findReach(tx: Tx, clientId: number, taskId: number): Promise<Reach> {
  const { rows } = await tx.execute<Reach>(sql`
    select exists (select from notices n where n.client_id = c.id and n.kind = 'task-late' and n.subject_id = ${taskId} and n.settled_at is null) as "isTold",
      look.enabled_features is null or look.enabled_features ? 'tasks' as "isShown",
      exists (select from people p where p.client_id = c.id and p.email is not null and ${isInvited}) as "isInvited"
    from clients c
    left join portal_customizations look on look.planner_id = c.planner_id and look.client_id = c.id
    where c.id = ${clientId}`)
  return rows[0] ?? { isTold: false, isShown: true, isInvited: false }
}

/** A nudge matters only until the next one is allowed. */
export async function sweepNudges(tx: Tx): Promise<void> {
  await tx.delete(taskNudges).where(sql`${taskNudges.sentAt} < now() - interval '30 days'`)
}
