import { formatDate } from '#contract/formatted-date.ts'
import type { Tx } from '#server/db/pool.ts'
import { tell } from '#server/letters/queries.ts'

/** Tells the couple once of a wedding that was moved, with how many of the dates that it sees have changed. */
export async function tellOfMove(tx: Tx, clientId: number, date: string, changed: number): Promise<void> {
  await tell(tx, {
    clientId,
    kind: 'plan',
    subjectId: clientId,
    title: `Your plan now follows ${formatDate(date)}`,
    detail: `${changed} ${changed === 1 ? 'date' : 'dates'} changed`,
  })
}
