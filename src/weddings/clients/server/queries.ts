import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, statement } from '#platform/server/db/statement.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { whole } from '#weddings/clients/server/columns.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'

type ClientValues = Partial<typeof clients.$inferInsert>

/** Notes are saved while they are typed. */
const noted = statement(whole, (query) =>
  query
    .update(clients)
    .set({ notes: sql`${sql.placeholder('notes')}` })
    .where(eq(clients.id, sql.placeholder('id')))
    .returning(whole),
)

export async function changeClient(tx: Tx, id: number, change: ClientValues): Promise<Client> {
  const { notes, ...others } = given(change)
  if (Object.keys(others).length === 0) {
    if (notes === undefined) return findClient(tx, id)
    const [row] = await noted(tx, { id, notes })
    return row ?? refuse('not-found')
  }
  const [row] = await tx.update(clients).set(change).where(eq(clients.id, id)).returning(whole)
  return row ?? refuse('not-found')
}

/** Keeps others from changing the couple until the end of the transaction. */
export const lockClient = (tx: Tx, id: number): Promise<void> => lockRow(tx, clients, id)

export async function findAvatarKey(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx.select({ avatarKey: clients.avatarKey }).from(clients).where(eq(clients.id, id))
  return (row ?? refuse('not-found')).avatarKey
}
