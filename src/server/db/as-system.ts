import { checkOut, rowsOf, type Pool, type Tx } from '#server/db/pool.ts'

/** A transaction without row security, for jobs that serve every studio. Lint allows it in jobs/ only. */
export async function asSystem<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const connection = await checkOut(pool)
  try {
    return await rowsOf(connection).transaction(work)
  } finally {
    connection.release()
  }
}
