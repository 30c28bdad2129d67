import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'

/** Moves into the past what the public API writes with the present time, so that Today has it. */
const past = [
  // Messages that Emma has written and nobody has read wait for two days.
  `update messages set timestamp = timestamp - interval '2 days'
    where client_id = (select id from clients where partner_one_name = 'Emma Hartley')`,
  // Couples that were invited and have not opened their portal got the mail five days ago.
  `update clients set invite_expires_at = invite_expires_at - interval '5 days' where invite_sent and not is_activated`,
]

/** The database is the embedded one of this data folder. */
export async function moveIntoPast(dataDir: string): Promise<void> {
  const client = new pg.Client(addressOfRunning(dataDir))
  await client.connect()
  try {
    for (const statement of past) await client.query(statement)
  } finally {
    await client.end()
  }
}
