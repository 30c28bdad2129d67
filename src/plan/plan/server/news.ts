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
    detail: String(changed),
    before: { date: from },
  })
}
