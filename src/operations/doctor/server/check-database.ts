import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { checkOwnLogs } from '#studio/audit/server/public/check-logs.ts'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import type { Address } from '#platform/server/db/pool.ts'
import { checkServer, connectAtStart, migrationTimes, refuseForeignRows } from '#platform/server/db/start-checks.ts'
import { readSchema, readState, type DatabaseState } from '#operations/doctor/server/database-queries.ts'
import { checkContents } from '#operations/doctor/server/check-contents.ts'
import { because, found, type Check, type Finding, type Given } from '#operations/doctor/server/finding.ts'
import type { Config } from '#platform/server/foundation/config.ts'
import { readQueue } from '#platform/server/http/metrics-queries.ts'

const mostSkewMs = 5000
const longestWaitSeconds = 600
/** Two processes with all their connections, and some for the operator. */
const leastConnections = 40

const skipped: Finding = {
  what: 'The database was not looked at, because Larkspur is stopped.',
  mend: 'Start Larkspur, and run this again.',
  isNote: true,
}

/** The database of DATABASE_URL, or the embedded one while Larkspur runs on the data folder. */
export const checkDatabase: Check = async (config, { columns }) => {
  const address = addressFor(config)
  if (!address) return existsSync(join(config.dataDir, 'database')) ? [skipped] : []
  let connection: pg.Client | undefined
  try {
    connection = await connectAtStart(address)
    await checkServer(connection, address)
    await refuseForeignRows(connection, address)
    return await checkOpened(connection, config, columns)
  } catch (error) {
    return because(
      error,
      'Larkspur does not start like this: correct DATABASE_URL, or the server that it names, as the sentence says.',
    )
  } finally {
    await connection?.end().catch(() => {})
  }
}

function addressFor({ databaseUrl, dataDir }: Config): Address | undefined {
  if (databaseUrl) return databaseUrl
  if (!existsSync(join(dataDir, 'database', 'postmaster.pid'))) return undefined
  return addressOfRunning(dataDir)
}

async function checkOpened(connection: pg.Client, config: Config, columns: Given['columns']): Promise<Finding[]> {
  const state = await readState(connection)
  const settings = checkServerSettings(state, Date.now())
  if (!state.hasSchema) return settings
  const schema = await checkSchema(connection, config)
  return [...settings, ...schema, ...(await checkContents(connection, config, columns))]
}

export function checkServerSettings(state: DatabaseState, here: number): Finding[] {
  const { now, synchronous, keepsWrites, vacuums, connections, encoding } = state
  const skew = Math.round(Math.abs(now - here) / 1000)
  return [
    ...found(
      skew * 1000 > mostSkewMs,
      `The clocks of the database and of this machine differ by ${skew} seconds: sessions, links and reminders end or begin at wrong times.`,
      'Let both machines set their clocks by NTP (timedatectl set-ntp true).',
    ),
    ...found(
      !synchronous,
      'The database confirms changes before they are on its disk (synchronous_commit = off): acknowledged changes are lost when its machine fails.',
      'Set synchronous_commit = on for the database and for the role of DATABASE_URL.',
    ),
    ...found(
      !keepsWrites,
      'The database runs without fsync or full_page_writes: it may be destroyed when its machine fails.',
      'Set fsync = on and full_page_writes = on in postgresql.conf, and restart it.',
    ),
    ...found(
      !vacuums,
      'Autovacuum is off: tables grow, and after some months the database stops.',
      'Set autovacuum = on in postgresql.conf, and reload it.',
    ),
    ...found(
      connections < leastConnections,
      `The database allows ${connections} connections: a second process, or a backup, may find none.`,
      `Set max_connections to ${leastConnections} or more in postgresql.conf, and restart it.`,
    ),
    ...found(
      encoding !== 'UTF8',
      `The encoding of the database is ${encoding}: names with accents are searched, sorted and shortened wrongly.`,
      `Make a database with "create database … encoding 'UTF8' template template0", and restore a backup into it (docs/operating.md).`,
    ),
  ]
}

async function checkSchema(connection: pg.Client, config: Config): Promise<Finding[]> {
  const { migrations, open } = await readSchema(connection)
  const { oldest: waiting = 0, dead = 0 } = (await readQueue(connection)) ?? {}
  const missing = migrationTimes().length - migrations
  return [
    ...found(
      missing > 0,
      `The database misses ${missing} changes of this version: another version of Larkspur runs on it.`,
      'Stop all processes, and start this version once: it brings the database up to date.',
    ),
    ...found(
      waiting > longestWaitSeconds,
      `Jobs have waited for ${Math.round(waiting / 60)} minutes: emails, reminders, and exports stand still.`,
      'Run one process without WORKER=off, or one with WORKER=only, and look into its log.',
    ),
    ...found(
      dead > 0,
      `${dead} ${dead === 1 ? 'job has' : 'jobs have'} failed for good, after all attempts: emails or other work never happened.`,
      'Search the log for "a job failed"; once the cause is gone, repeat them in psql: select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts >= max_attempts), attempts => 0);',
    ),
    ...found(
      open.length > 0,
      `Row security is off for ${open.join(', ')}: studios could read each other's rows.`,
      open.map((table) => `alter table ${table} enable row level security;`).join(' '),
    ),
    ...(missing > 0 ? [] : await checkAuditLogs(connection, config)),
  ]
}

async function checkAuditLogs(connection: pg.Client, config: Config): Promise<Finding[]> {
  const { problems } = await checkOwnLogs(connection, config)
  const [first] = problems
  return found(
    first !== undefined,
    `The audit log is not as it was written: ${first} ${problems.length > 1 ? `And ${problems.length - 1} more.` : ''}`.trimEnd(),
    'npm run audit -- check lists all of it; docs/operating.md says what else it can be than a change of the database by hand.',
  )
}
