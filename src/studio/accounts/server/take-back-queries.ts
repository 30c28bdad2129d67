import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'

type Ended = { kind: string; name: string }

const words: Readonly<Record<string, (name: string) => string>> = {
  device: (name) => `notifications on ${name}`,
  member: (name) => `the membership of ${name}`,
  session: (name) => `the session of ${name}`,
  app: () => 'the authenticator app',
  passkey: (name) => `the passkey “${name}”`,
  'recovery-codes': () => 'the recovery codes',
  token: (name) => `the API token “${name}”`,
  webhook: (name) => `the webhook to ${new URL(name).hostname}`,
  calendar: (name) => (name ? `the calendar address “${name}”` : 'the address of your own calendar'),
  deletion: () => 'the planned deletion of the studio',
}

const inWords = (rows: readonly Ended[]) => [...new Set(rows.map(({ kind, name }) => words[kind]?.(name) ?? kind))]

/** Ends what was added to the account since its address was changed, with the link that takes that back, and names it. */
export async function endAddedSince(tx: Tx, token: string): Promise<string[]> {
  const { rows } = await tx.execute<Ended>(sql`select kind, name from end_added_since(${hashOf(token)})`)
  return inWords(rows)
}

/** Ends what acts for the account without its password, with the link to choose a new one, and names it. */
export async function endAtReset(tx: Tx, token: string): Promise<string[]> {
  const { rows } = await tx.execute<Ended>(sql`select kind, name from end_at_reset(${hashOf(token)})`)
  return inWords(rows)
}
