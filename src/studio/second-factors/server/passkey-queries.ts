import type { Passkey } from '#studio/second-factors/contract/endpoints.ts'
import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { isOf, type Account } from '#studio/second-factors/server/queries.ts'
import { passkeys } from '#studio/second-factors/server/table.ts'
import type { Credential } from '#studio/second-factors/server/public/webauthn.ts'

const shown = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

export async function listCredentialIds(tx: Tx, account: Account): Promise<string[]> {
  const rows = await tx.select({ id: passkeys.credentialId }).from(passkeys).where(isOf(passkeys, account))
  return rows.map(({ id }) => id)
}

/** The policy of the table limits what is found and renamed to passkeys of the caller. */
export async function findPasskey(tx: Tx, id: number): Promise<Passkey> {
  const [row] = await tx.select(shown).from(passkeys).where(eq(passkeys.id, id))
  return row ?? refuse('not-found')
}

export async function insertPasskey(tx: Tx, account: Account, credential: Credential, name: string): Promise<Passkey> {
  const [row] = await tx
    .insert(passkeys)
    .values({ ...account, ...credential, name })
    .returning(shown)
  return row ?? refuse('not-found')
}

export async function renamePasskey(tx: Tx, id: number, name: string): Promise<Passkey> {
  const [row] = await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

export async function deletePasskey(tx: Tx, id: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.id, id))
}

/** Whose passkey it is, with what its signature is checked. */
export async function findCredential(tx: Tx, credentialId: string) {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

export async function noteUse(tx: Tx, id: number, signCount: number): Promise<void> {
  await tx
    .update(passkeys)
    .set({ signCount, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id))
}
