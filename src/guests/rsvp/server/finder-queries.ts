import { type NamedGuest } from '#guests/rsvp/server/find-envelope.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { newToken } from '#platform/server/db/tokens.ts'

/** None for a code that there is not. */
export async function listBehindCode(tx: Tx, code: string): Promise<NamedGuest[]> {
  const { rows } = await tx.execute<NamedGuest>(sql`
    select envelope_id as "envelopeId", first_name as "firstName", last_name as "lastName"
    from guests_behind_code(${code})`)
  return rows
}

/** A link to the answer of an envelope of the wedding with this code, for one day. */
export async function openByCode(tx: Tx, code: string, envelopeId: number): Promise<string | undefined> {
  const { token, tokenHash } = newToken()
  const { rows } = await tx.execute<{ opened: boolean }>(
    sql`select open_rsvp_link(${code}, ${envelopeId}, ${tokenHash}) as opened`,
  )
  return rows[0]?.opened ? token : undefined
}
