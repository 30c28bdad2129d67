import { authenticators, passkeys, recoveryCodes } from '#studio/second-factors/server/table.ts'
import { and, eq, isNull, or, sql, type AnyPgColumn } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type OfAccount = { plannerId: AnyPgColumn; memberId: AnyPgColumn }

/** With a studio that is handed over, its owner and the member who takes it change places; so do their second factors. */
export async function exchangeFactors(tx: Tx, plannerId: number, memberId: number): Promise<void> {
  const ofBoth = (table: OfAccount) =>
    and(eq(table.plannerId, plannerId), or(isNull(table.memberId), eq(table.memberId, memberId)))
  const other = (table: OfAccount) => sql`case when ${table.memberId} is null then ${memberId}::int end`
  // Deleted first, because an account can't have two apps, not even for a moment.
  const apps = await tx.delete(authenticators).where(ofBoth(authenticators)).returning()
  for (const { id: _, ...app } of apps)
    await tx.insert(authenticators).values({ ...app, memberId: app.memberId === null ? memberId : null })
  await tx
    .update(passkeys)
    .set({ memberId: other(passkeys) })
    .where(ofBoth(passkeys))
  await tx
    .update(recoveryCodes)
    .set({ memberId: other(recoveryCodes) })
    .where(ofBoth(recoveryCodes))
}
