import { eq, lt, sql } from '#platform/server/db/drizzle.ts'
import { signInLinks } from '#weddings/couples/server/table.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

export async function findLink(tx: Tx, token: string) {
  const [row] = await tx
    .select({
      email: signInLinks.email,
      personId: signInLinks.personId,
      path: signInLinks.path,
      state: sql<
        'open' | 'used' | 'expired'
      >`case when ${signInLinks.usedAt} is not null then 'used' when ${signInLinks.expiresAt} > now() then 'open' else 'expired' end`,
    })
    .from(signInLinks)
    .where(eq(signInLinks.tokenHash, hashOf(token)))
  return row
}

/** True for the one call that used the link, if several run at once. */
export async function consumeLink(tx: Tx, token: string): Promise<boolean> {
  const rows = await tx
    .update(signInLinks)
    .set({ usedAt: new Date().toISOString() })
    .where(
      sql`${signInLinks.tokenHash} = ${hashOf(token)} and ${signInLinks.usedAt} is null and ${signInLinks.expiresAt} > now()`,
    )
    .returning({ id: signInLinks.id })
  return rows.length === 1
}

/** Kept for a while after they expire, so that their page can offer a new one. */
export async function deleteOldLinks(tx: Tx): Promise<void> {
  await tx.delete(signInLinks).where(lt(signInLinks.expiresAt, sql`now() - interval '90 days'`))
}
