import { members } from '#studio/studios/server/table.ts'
import { eq } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

export async function findMemberPassword(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ passwordHash: members.passwordHash }).from(members).where(eq(members.id, id))
  return row?.passwordHash ?? undefined
}

export async function setMemberPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, id))
}
