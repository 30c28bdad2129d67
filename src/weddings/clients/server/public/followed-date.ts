import { dateAt, offsetBetween, type Offset } from '#platform/contract/offset.ts'
import { findWeddingDate } from '#weddings/clients/server/public/clients.ts'
import type { Tx } from '#platform/server/db/pool.ts'

type Given = { date?: string | null | undefined; offset?: Offset | null | undefined }
type Followed = { date?: string | null; offset?: Offset | null }

/**
 * The date and offset to store for a row that may be tied to the wedding's date. A new offset gives the date, which is
 * none while the wedding has none; a new date gives a tied row its new offset. Empty if neither changes the other.
 */
export async function followedDate(
  tx: Tx,
  clientId: number,
  { date, offset }: Given,
  before: Offset | null = null,
  isMoved = false,
): Promise<Followed> {
  const tie = offset === undefined ? before : offset
  if (tie === null || (offset === undefined && date === undefined && !isMoved)) return {}
  const weddingDate = await findWeddingDate(tx, clientId)
  if (offset || date === undefined) return { offset: tie, date: weddingDate && dateAt(weddingDate, tie) }
  return { offset: date && weddingDate ? offsetBetween(weddingDate, date) : null }
}
