import type { Tx } from '#platform/server/db/pool.ts'
import { tell } from '#weddings/news/server/public/tell.ts'

type Moved = { clientId: number; from: string | null; changed: number }

/** Tells the couple once of a wedding that was moved, with how many of the dates that it sees have changed. */
export async function tellOfMove(tx: Tx, { clientId, from, changed }: Moved): Promise<void> {
  await tell(tx, {
    clientId,
    kind: 'plan',
    subjectId: clientId,
    title: 'The date of your wedding has changed',
    detail:
      changed === 1 ? '1 date in your plan has moved with it.' : `${changed} dates in your plan have moved with it.`,
    before: { date: from },
  })
}
