import { checkOut, type Connection, type Pool } from '#server/db/pool.ts'

/**
 * The work begins its transaction itself, together with whatever it sends first; it is committed here. Nobody waits for
 * that where nothing was written: the next to use the connection sends its own words right behind.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (connection: Connection) => Promise<T>,
  { reads = false } = {},
): Promise<T> {
  const connection = await checkOut(pool)
  let broken = false
  try {
    const result = await work(connection)
    const committed = connection.query('commit')
    if (reads) {
      committed.catch(() => {})
      return result
    }
    const { command } = await committed
    if (command !== 'COMMIT' && result !== undefined)
      throw new Error('A failed statement was swallowed; nothing was stored.')
    return result
  } catch (error) {
    await connection.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    connection.release(broken)
  }
}
