import { studioLooks } from '#studio/looks/server/table.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Change = Partial<typeof studioLooks.$inferInsert>

export async function changeLook(tx: Tx, change: Change): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await tx.insert(studioLooks).values(given).onConflictDoNothing()
  if (Object.keys(given).length > 0)
    await tx
      .update(studioLooks)
      .set(given)
      .where(sql`true`)
}

export async function findPhotographKey(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ key: studioLooks.photographKey }).from(studioLooks)
  return row?.key ?? null
}

/** Which of a studio's pictures has this key, if one has. */
export async function kindOfPicture(tx: Tx, key: string): Promise<'logo' | 'photograph' | null> {
  const { rows } = await tx.execute<{ kind: 'logo' | 'photograph' | null }>(
    sql`select studio_picture_of(${key}) as kind`,
  )
  return rows[0]?.kind ?? null
}
