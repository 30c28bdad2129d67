import pg from 'pg'
import { ConfigError } from '#platform/server/foundation/config.ts'
import { codeOf, whatItSaid } from '#platform/server/db/failure.ts'
import type { Address } from '#platform/server/db/pool.ts'

/** A start-up error about the database that names the setting at fault. */
export function unusable(address: Address, reason: string): ConfigError {
  const subject = typeof address === 'string' ? 'DATABASE_URL names a database' : 'DATA_DIR holds a database'
  return new ConfigError(`${subject} that cannot be used: ${reason}`)
}

type Target = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>

/** Where the driver connects to for an address; undefined if it can't parse it. */
function targetOf(address: Address): Target | undefined {
  try {
    return new pg.Client(typeof address === 'string' ? { connectionString: address } : address)
  } catch {
    return undefined
  }
}

/** Why a connection could not be opened. */
export function whyUnreachable(address: Address, error: unknown): string {
  const said = whatItSaid(error)
  const target = targetOf(address)
  if (!target) return said
  const { host, port, user, database } = target
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `nothing listens on port ${port} of ${host}`
    case 'ENOENT':
      return `there is no socket of port ${port} in ${host}`
    case 'EACCES':
      return `this account may not open the socket in ${host}`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} is not known`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `port ${port} of ${host} does not answer`
    case 'ECONNRESET':
      return `port ${port} of ${host} hangs up`
    case '28P01':
      return `it does not accept this password of ${user}`
    case '3D000':
      return `there is no database ${database} on ${host}`
    default:
  }
  if (/timeout/.test(said)) return `port ${port} of ${host} does not answer`
  if (/client password must be a (non-empty )?string/.test(said)) return `it wants a password of ${user}`
  if (/unsupported startup parameter/.test(said)) return poolerWithoutSettings
  return said
}

export const poolerWithoutSettings =
  'between it and Larkspur is a pooler (PgBouncer) that does not pass on the settings of a session: connect to PostgreSQL itself'
export const poolerByTransaction =
  'between it and Larkspur is a pooler (PgBouncer) in transaction mode, which keeps neither settings nor locks of a session: connect to PostgreSQL itself'
