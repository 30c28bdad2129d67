import pg from 'pg'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'

/**
 * The writer of the crash tests: writes increasing numbers over several connections and prints each one when the
 * database has acknowledged it. After a broken connection it continues with a new one, as the app's pool does.
 */
const [dataDir = ''] = process.argv.slice(2)
const database = await startEmbedded(dataDir, (line) => console.error(line))
const pool = new pg.Pool({ ...database.connection, max: 4 })
pool.on('error', () => {})

await pool.query('CREATE TABLE IF NOT EXISTS written (number bigint PRIMARY KEY, filling text)')
const { rows } = await pool.query<{ next: string }>('SELECT coalesce(max(number), 0) + 1 AS next FROM written')
let next = Number(rows[0]?.next)
let stopping = false
const filling = 'x'.repeat(500)

async function writeUntilStopped(): Promise<void> {
  while (!stopping) {
    const number = next++
    try {
      await pool.query('INSERT INTO written VALUES ($1, $2)', [number, filling])
      process.stdout.write(`${number}\n`)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

console.log(JSON.stringify(database.connection))
const writers = Array.from({ length: 4 }, writeUntilStopped)
process.once('SIGTERM', async () => {
  stopping = true
  await Promise.all(writers)
  await pool.end()
  await database.stop()
})
