import { inject } from 'vitest'
import { clientFor } from '#test/cluster.ts'

/** Runs statements as the administrator of the tests' cluster, such as those that create and drop databases. */
export async function admin(...statements: string[]): Promise<void> {
  const connection = clientFor(inject('cluster'))
  await connection.connect()
  try {
    for (const sql of statements) await connection.query(sql)
  } finally {
    await connection.end()
  }
}
