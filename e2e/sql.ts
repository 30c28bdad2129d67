import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import type { Instance } from './instance.ts'

/** For changes that users can't make, such as moving timestamps into the past. */
export async function runSql({ dataDir }: Instance, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(addressOfRunning(dataDir))
  await client.connect()
  await client.query(text, values)
  await client.end()
}
