import { readFileSync } from 'node:fs'
import pg from 'pg'
import { configOf, type Address } from '#platform/server/db/pool.ts'
import { isShared } from '#platform/server/db/pooler.ts'
import {
  poolerByTransaction,
  poolerWithoutSettings,
  unusable,
  whyUnreachable,
} from '#platform/server/db/start-trouble.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'

const patienceMs = 10_000
const oldestVersion = 150000

/** A setting without effect, sent to find out whether a pooler passes settings on. */
const marker = 'larkspur.settings_arrive'

export async function connectAtStart(address: Address): Promise<pg.Client> {
  try {
    const connection = new pg.Client({
      options: `-c timezone=UTC -c ${marker}=on`,
      ...configOf(address),
      connectionTimeoutMillis: patienceMs,
      application_name: 'larkspur-start',
    })
    connection.on('error', () => {})
    await connection.connect()
    return connection
  } catch (error) {
    throw unusable(address, whyUnreachable(address, error))
  }
}

type Server = {
  keepsSettings: boolean
  version: number
  role: string
  isStandby: boolean
  isReadOnly: boolean
  ownsDatabase: boolean
  mayMakeRoles: boolean
  hasRoles: boolean
}

/**
 * A role with create rights in the database and its schema, which owns the existing objects, is as good as the owner.
 */
const asked = `
  select coalesce(current_setting('${marker}', true) = 'on', false) as "keepsSettings",
    current_setting('server_version_num')::int as version, current_user as role,
    pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
    has_database_privilege(current_database(), 'create')
      and coalesce((select has_schema_privilege(oid, 'create') from pg_namespace where nspname = 'public'), false)
      and coalesce((select pg_has_role(c.relowner, 'usage') from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'), true) as "ownsDatabase",
    (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "mayMakeRoles",
    not exists (select from unnest($1::text[]) wanted left join pg_roles r on r.rolname = wanted
      where r.oid is null or not pg_has_role(r.oid, 'member')) as "hasRoles"`

/** Checks, before anything is changed, everything that would fail a migration halfway or a call later. */
export async function checkServer(connection: pg.Client, address: Address): Promise<void> {
  if (await isShared(connection, address)) throw unusable(address, poolerByTransaction)
  const { rows } = await connection.query<Server>(asked, [Object.values(roles)])
  const reason = rows[0] && whatIsWrong(rows[0])
  if (reason) throw unusable(address, reason)
}

function whatIsWrong(server: Server): string | undefined {
  const { version, role } = server
  if (!server.keepsSettings) return poolerWithoutSettings
  if (version < oldestVersion) return `it is PostgreSQL ${Math.floor(version / 10000)}, and Larkspur needs 15 or newer`
  if (server.isStandby) return 'it is a standby, which only reads: connect to the server that it follows'
  if (server.isReadOnly) return `it is read-only for the role ${role} (default_transaction_read_only)`
  if (!server.ownsDatabase) return `the role ${role} does not own it`
  if (!server.hasRoles && !server.mayMakeRoles)
    return `the role ${role} may not create roles: alter role "${role}" createrole`
  return undefined
}

type Journal = { entries: { when: number }[] }

/** When each migration of this version was made. */
export function migrationTimes(): number[] {
  const journal = JSON.parse(
    readFileSync(sourceOf('platform/server/db/migrations/meta/_journal.json'), 'utf8'),
  ) as Journal
  return journal.entries.map(({ when }) => when)
}

/** A newer version may have removed columns that this one reads, and this one would write rows that the newer one rejects. */
export async function refuseForeignRows(connection: pg.Client, address: Address): Promise<void> {
  const { rows: tables } = await connection.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!tables[0]?.there) return
  const { rows } = await connection.query<{ unknown: number }>(
    'select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at > $1',
    [Math.max(...migrationTimes())],
  )
  const { unknown = 0 } = rows[0] ?? {}
  if (unknown === 0) return
  throw unusable(
    address,
    `a newer version of Larkspur made it (with ${unknown} changes that this version does not know): start that version, or restore the backup from before the upgrade`,
  )
}
