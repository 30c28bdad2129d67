import { DatabaseLost } from '#server/db/failure.ts'
import { isForgottenStatement } from '#server/db/forgotten.ts'
import { checkOut, lineOf, lostOr, openTx, type Pool, type Tx } from '#server/db/pool.ts'
import type { Line } from '#server/db/line.ts'
import { takeTurn } from '#server/db/turns.ts'
import { question } from '#server/db/rows.ts'

const rollback = question('rollback', 'rollback')

/** Takes back what was begun, if anything was. */
export async function takeBack(line: Line): Promise<void> {
  if (line.leave()) await line.ask(rollback)
}

/**
 * What failed because a connection had lost its statements is done again: nothing of it was stored, and they are prepared
 * anew. Any connection may have lost them, and each is healed by failing once.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Tx, line: Line) => Promise<T>,
  { purpose, reads = false }: { purpose?: string | undefined; reads?: boolean } = {},
): Promise<T> {
  const endTurn = purpose === undefined ? undefined : await takeTurn(pool, purpose)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await onceInTransaction(pool, work, reads)
      } catch (error) {
        if (!isForgottenStatement(error) || tries > pool.options.max) throw error
      }
    }
  } finally {
    endTurn?.()
  }
}

/**
 * The work enters first; what that began is committed here. Nobody waits for that where nothing was written: only the
 * connection does.
 */
async function onceInTransaction<T>(pool: Pool, work: (tx: Tx, line: Line) => Promise<T>, reads: boolean): Promise<T> {
  const connection = await checkOut(pool)
  const line = lineOf(connection)
  const { tx, close } = openTx(connection)
  const release = () => line.onceSilent(() => connection.release())
  const discard = () => connection.release(true)
  let committed: Promise<{ tag: string }> | undefined
  let result: T
  try {
    result = await work(tx, line)
    close()
    const begun = line.leave()
    if (begun) committed = line.commit(begun)
    if (!reads && (await committed)?.tag === 'ROLLBACK')
      throw new Error('A failed statement was swallowed; nothing was stored.')
  } catch (error) {
    close()
    const failure = lostOr(error, connection)
    if (committed || failure instanceof DatabaseLost) discard()
    else await takeBack(line).then(release, discard)
    throw failure
  }
  if (committed) void committed.then(release, discard)
  else release()
  return result
}
