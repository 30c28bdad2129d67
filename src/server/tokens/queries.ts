import type { ApiToken, TokenRole } from '#contract/tokens.ts'
import { deleteRow } from '#server/db/delete-row.ts'
import { asc, sql } from '#server/db/drizzle.ts'
import type { Tx } from '#server/db/pool.ts'
import { newToken } from '#server/db/tokens.ts'
import { hashOf } from '#server/db/within.ts'
import { refuse } from '#server/ground/refusal.ts'
import { apiTokens } from '#server/tokens/table.ts'

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

export const deleteToken = (tx: Tx, id: number): Promise<void> => deleteRow(tx, apiTokens, id)
