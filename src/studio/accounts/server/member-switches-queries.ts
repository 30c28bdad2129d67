import type { Switches } from '#studio/accounts/server/queries.ts'
import { members } from '#studio/studios/server/table.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const switches = {
  emailNotifications: members.emailNotifications,
  pushNotifications: members.pushNotifications,
  // No installation can send text messages.
  smsNotifications: sql<boolean>`false`,
  clientMessages: members.clientMessages,
  eventReminders: members.eventReminders,
  taskDeadlines: members.taskDeadlines,
  paymentAlerts: members.paymentAlerts,
  mailDigest: members.mailDigest,
}

export async function findMemberSwitches(tx: Tx, id: number): Promise<Switches> {
  const [row] = await tx.select(switches).from(members).where(eq(members.id, id))
  return row ?? refuse('not-found')
}

export async function changeMemberSwitches(
  tx: Tx,
  id: number,
  given: Partial<Switches & { timeZone: string }>,
): Promise<Switches> {
  const { smsNotifications: _, ...change } = given
  if (Object.values(change).every((value) => value === undefined)) return findMemberSwitches(tx, id)
  const [row] = await tx.update(members).set(change).where(eq(members.id, id)).returning(switches)
  return row ?? refuse('not-found')
}
