import type { ApiToken, TokenRole } from '#studio/tokens/contract/endpoints.ts'
import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { apiTokens } from '#studio/tokens/server/table.ts'

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  role: apiTokens.role,
  readsOnly: apiTokens.readsOnly,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
}

export const listTokens = (tx: Tx): Promise<ApiToken[]> => tx.select(shown).from(apiTokens).orderBy(asc(apiTokens.id))

type NewToken = { name: string; role: TokenRole; readsOnly?: boolean | undefined; days: number | null }

/** The prefix lets scanners of source code find a token that was published by mistake. */
export async function insertToken(tx: Tx, { name, role, readsOnly = false, days }: NewToken) {
  const token = `lark_${newToken().token}`
  const expiresAt = days === null ? null : sql`now() + make_interval(days => ${days})`
  const [row] = await tx
    .insert(apiTokens)
    .values({ name, role, readsOnly, expiresAt, tokenHash: hashOf(token) })
    .returning(shown)
  return row ? { ...row, token } : refuse('not-found')
}

/** Returns the name of the deleted token. */
export async function deleteToken(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.delete(apiTokens).where(eq(apiTokens.id, id)).returning({ name: apiTokens.name })
  return row ? row.name : refuse('not-found')
}
