import type { Passkey } from '#studio/second-factors/contract/endpoints.ts'
import { couplePasskeys } from '#weddings/couples/server/couple-passkeys/table.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { Credential } from '#studio/second-factors/server/public/webauthn.ts'

const shown = {
  id: couplePasskeys.id,
  name: couplePasskeys.name,
  createdAt: couplePasskeys.createdAt,
  lastUsedAt: couplePasskeys.lastUsedAt,
}

/** The policy of the table limits what is listed and deleted to passkeys of the signed-in person. */
export const listPasskeys = (tx: Tx): Promise<Passkey[]> =>
  tx.select(shown).from(couplePasskeys).orderBy(asc(couplePasskeys.id))

export const deletePasskey = (tx: Tx, id: number): Promise<void> => deleteRow(tx, couplePasskeys, id)

export async function listCredentialIds(tx: Tx, personId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: couplePasskeys.credentialId })
    .from(couplePasskeys)
    .where(eq(couplePasskeys.personId, personId))
  return rows.map(({ id }) => id)
}

type Owner = { plannerId: number; clientId: number; personId: number; name: string }

export async function insertPasskey(tx: Tx, owner: Owner, credential: Credential): Promise<Passkey> {
  const [row] = await tx
    .insert(couplePasskeys)
    .values({ ...owner, ...credential })
    .returning(shown)
  return row ?? refuse('not-found')
}

/** Whose passkey it is, with what its signature is checked. */
export async function findCredential(tx: Tx, credentialId: string) {
  const [row] = await tx.select().from(couplePasskeys).where(eq(couplePasskeys.credentialId, credentialId))
  return row
}

export async function noteUse(tx: Tx, id: number, signCount: number): Promise<void> {
  await tx
    .update(couplePasskeys)
    .set({ signCount, lastUsedAt: sql`now()` })
    .where(eq(couplePasskeys.id, id))
}
