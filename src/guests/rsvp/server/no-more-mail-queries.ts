import { envelopes } from '#guests/guests/server/table.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { notify } from '#weddings/news/server/public/notify.ts'

/** Row security leaves the envelope of the caller's link. */
export async function hasEndedMail(tx: Tx): Promise<boolean> {
  const [row] = await tx.select({ noMailAt: envelopes.noMailAt }).from(envelopes)
  return row ? row.noMailAt !== null : refuse('not-found')
}

/** Ends the mail to the envelope of the caller's link, and tells the studio once. */
export async function endMail(tx: Tx, { plannerId, clientId }: LinkCaller): Promise<void> {
  const { rows } = await tx.execute<{ name: string | null }>(sql`select end_guest_mail() as name`)
  const name = rows[0]?.name
  if (!name) return
  await notify(tx, plannerId, {
    type: 'client',
    title: `${name} asked for no more emails`,
    message: 'Guest Mail leaves them out from now on.',
    relatedType: 'client',
    relatedId: clientId ?? 0,
  })
}
