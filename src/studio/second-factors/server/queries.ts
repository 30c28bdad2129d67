import type { SecondFactorMethod } from '#platform/contract/errors.ts'
import type { SecondFactors } from '#studio/second-factors/contract/endpoints.ts'
import { and, asc, eq, isNotNull, isNull, sql, type AnyPgColumn } from '#platform/server/db/drizzle.ts'
import { lockName } from '#platform/server/db/lock-name.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newRecoveryCodes, recoveryHash } from '#studio/second-factors/server/recovery-codes.ts'
import { authenticators, passkeys, recoveryCodes } from '#studio/second-factors/server/table.ts'

/** The owner of a studio, or one of its members. */
export type Account = { plannerId: number; memberId: number | null }

type OfAccount = { plannerId: AnyPgColumn; memberId: AnyPgColumn }
export const isOf = (table: OfAccount, { plannerId, memberId }: Account) =>
  and(eq(table.plannerId, plannerId), sql`${table.memberId} is not distinct from ${memberId}::int`)

/** Second factors of an account are added and removed one after the other. */
export async function lockAccount(tx: Tx, { plannerId, memberId }: Account): Promise<void> {
  await lockName(tx, `factors ${plannerId} ${memberId}`)
}

const isConfirmed = isNotNull(authenticators.confirmedAt)
const isUnused = isNull(recoveryCodes.usedAt)

export async function readSecondFactors(tx: Tx, account: Account): Promise<SecondFactors> {
  const [authenticator] = await tx
    .select({ createdAt: authenticators.createdAt, lastUsedAt: authenticators.lastUsedAt })
    .from(authenticators)
    .where(and(isOf(authenticators, account), isConfirmed))
  const own = await tx
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(isOf(passkeys, account))
    .orderBy(asc(passkeys.id))
  const recoveryCodesLeft = await tx.$count(recoveryCodes, and(isOf(recoveryCodes, account), isUnused))
  return { authenticator: authenticator ?? null, passkeys: own, recoveryCodesLeft }
}

/** With what the account signs in after its password; empty if the password is enough. */
export async function methodsOf(tx: Tx, account: Account): Promise<SecondFactorMethod[]> {
  const { authenticator, passkeys: own, recoveryCodesLeft } = await readSecondFactors(tx, account)
  const methods: SecondFactorMethod[] = []
  if (authenticator) methods.push('app')
  if (own.length > 0) methods.push('passkey')
  if (methods.length > 0 && recoveryCodesLeft > 0) methods.push('recovery')
  return methods
}

/** Replaces a secret that was never confirmed; false if there is a confirmed one. */
export async function storeSecret(tx: Tx, account: Account, sealedSecret: Buffer): Promise<boolean> {
  const rows = await tx
    .insert(authenticators)
    .values({ ...account, sealedSecret })
    .onConflictDoUpdate({
      target: [authenticators.plannerId, authenticators.memberId],
      set: { sealedSecret, createdAt: sql`now()` },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ id: authenticators.id })
  return rows.length > 0
}

/** A secret that waits for its first code does so for an hour. */
const isWaiting = and(isNull(authenticators.confirmedAt), sql`${authenticators.createdAt} > now() - interval '1 hour'`)

export async function findSecret(tx: Tx, account: Account, state: 'waiting' | 'confirmed') {
  const [row] = await tx
    .select({ id: authenticators.id, sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
    .where(and(isOf(authenticators, account), state === 'waiting' ? isWaiting : isConfirmed))
  return row
}

/** False if a code of this time step or a later one was used before. */
export async function useStep(tx: Tx, id: number, step: number): Promise<boolean> {
  const isNew = sql`coalesce(${authenticators.lastStep}, 0) < ${step}`
  const rows = await tx
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: sql`now()`, confirmedAt: sql`coalesce(${authenticators.confirmedAt}, now())` })
    .where(and(eq(authenticators.id, id), isNew))
    .returning({ id: authenticators.id })
  return rows.length > 0
}

export async function deleteAuthenticator(tx: Tx, account: Account): Promise<boolean> {
  const rows = await tx
    .delete(authenticators)
    .where(and(isOf(authenticators, account), isConfirmed))
    .returning({ id: authenticators.id })
  return rows.length > 0
}

/** How many codes are left after this one; undefined if it is wrong or was used. */
export async function useRecoveryCode(tx: Tx, account: Account, code: string): Promise<number | undefined> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isOf(recoveryCodes, account), eq(recoveryCodes.codeHash, recoveryHash(code)), isUnused))
    .returning({ id: recoveryCodes.id })
  return rows.length > 0 ? tx.$count(recoveryCodes, and(isOf(recoveryCodes, account), isUnused)) : undefined
}

export async function replaceRecoveryCodes(tx: Tx, account: Account): Promise<string[]> {
  await deleteRecoveryCodes(tx, account)
  const codes = newRecoveryCodes()
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...account, codeHash: recoveryHash(code) })))
  return codes
}

/** The codes that come with the first second factor; null if the account has some. */
export async function firstRecoveryCodes(tx: Tx, account: Account): Promise<string[] | null> {
  const has = await tx.$count(recoveryCodes, isOf(recoveryCodes, account))
  return has > 0 ? null : replaceRecoveryCodes(tx, account)
}

async function deleteRecoveryCodes(tx: Tx, account: Account): Promise<void> {
  await tx.delete(recoveryCodes).where(isOf(recoveryCodes, account))
}

/** Recovery codes replace a second factor, so they end with the last one. */
export async function deleteRecoveryCodesWithLast(tx: Tx, account: Account): Promise<void> {
  if ((await methodsOf(tx, account)).length === 0) await deleteRecoveryCodes(tx, account)
}

/** Secrets of apps whose first code never came. */
export async function deleteWaitingSecrets(tx: Tx): Promise<void> {
  const isOld = sql`${authenticators.createdAt} < now() - interval '1 hour'`
  await tx.delete(authenticators).where(and(isNull(authenticators.confirmedAt), isOld))
}

/** Everything that the account signs in with besides its password. */
export async function deleteFactors(tx: Tx, account: Account): Promise<void> {
  await lockAccount(tx, account)
  for (const table of [authenticators, passkeys, recoveryCodes]) await tx.delete(table).where(isOf(table, account))
}
