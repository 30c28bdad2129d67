import type { PoolClient } from 'pg'

type Shown = { zone: string; dates: string; secured: string; own: boolean }

/**
 * Statements that run longer than this are somebody's mistake; a transaction never waits for anything but the database;
 * and whoever waits for a lock keeps a connection from others.
 */
const limits = { statement_timeout: '15s', idle_in_transaction_session_timeout: '15s', lock_timeout: '2s' }

const question = `
  select current_setting('TimeZone') as zone, current_setting('DateStyle') as dates, current_setting('row_security') as secured,
    current_user = session_user as own,
    ${Object.entries(limits)
      .map(([name, value]) => `set_config('${name}', '${value}', false)`)
      .join()}`

/** A connection on which settings don't arrive, as through some poolers, would shift moments by hours in silence. */
export async function greet(connection: PoolClient): Promise<void> {
  const { rows } = await connection.query<Shown>(question)
  const { zone, dates, secured, own } = rows[0] as Shown
  const wrong =
    (!/^(Etc\/)?UTC$/.test(zone) && `its time zone is ${zone}, not UTC`) ||
    (!dates.startsWith('ISO') && `it writes dates as ${dates}, not ISO`) ||
    (secured !== 'on' && 'its row security is off') ||
    (!own && 'it works in the role of somebody else')
  if (!wrong) return
  throw new Error(
    `A connection to the database does not keep the settings that Larkspur asks for: ${wrong}. Let DATABASE_URL name PostgreSQL itself, or a pooler that passes on "options".`,
  )
}
