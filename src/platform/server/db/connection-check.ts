import type { PoolClient } from 'pg'
import { limits, type PoolRole } from '#platform/server/db/connection-settings.ts'

type Found = Record<'TimeZone' | 'DateStyle' | 'row_security' | 'role' | keyof typeof limits, string>

const names = ['TimeZone', 'DateStyle', 'row_security', ...Object.keys(limits)]
const question = `select ${names.map((name) => `current_setting('${name}') as "${name}"`).join()},
  case when current_user = session_user then '' else current_user end as role`

/**
 * Checks a new connection's settings before its first query. Some poolers drop them: timestamps would silently be off
 * by hours, and every query would run with the rights of the database's owner.
 */
export async function checkConnection(connection: PoolClient, role: PoolRole): Promise<void> {
  const { rows } = await connection.query<Found>(question)
  const found = rows[0] as Found
  const changedLimit = (Object.keys(limits) as (keyof typeof limits)[]).find((name) => found[name] !== limits[name])
  const wrong =
    (!/^(Etc\/)?UTC$/.test(found.TimeZone) && `its time zone is ${found.TimeZone}, not UTC`) ||
    (!found.DateStyle.startsWith('ISO') && `it writes dates as ${found.DateStyle}, not ISO`) ||
    (found.row_security !== 'on' && 'its row security is off') ||
    (found.role !== (role ?? '') &&
      `it works in the role ${found.role || 'of the owner'}, not ${role ?? 'of the owner'}`) ||
    (changedLimit && `its ${changedLimit} is ${found[changedLimit]}, not ${limits[changedLimit]}`)
  if (!wrong) return
  throw new Error(
    `A connection to the database does not keep the settings that Larkspur asks for: ${wrong}. Let DATABASE_URL name PostgreSQL itself, or a pooler that passes on "options".`,
  )
}
