import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ConfigError } from '#platform/server/foundation/config.ts'
import { chooseAccount } from '#platform/server/db/embedded/account.ts'
import { locateBinaries } from '#platform/server/db/embedded/binaries.ts'
import { homeOutsideDataFolder } from '#platform/server/db/embedded/cluster.ts'
import { serverArguments } from '#platform/server/db/embedded/settings.ts'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'
import { openDatabase } from '#platform/server/db/open.ts'
import type { Address } from '#platform/server/db/pool.ts'
import { admin } from '#test/admin.ts'
import { clientFor, inDatabase, template } from '#test/cluster.ts'
import { unique } from '#test/server.ts'

const role = `somebody_${unique()}`
const database = `larkspur_${unique()}`
const cluster = inject('cluster')

/** The address as an operator writes it. */
function urlOf(address: Address, changes: { user?: string; password?: string } = {}): string {
  if (typeof address === 'string') {
    const url = new URL(address)
    if (changes.user) url.username = changes.user
    return url.href
  }
  const { user, password, host, database: name } = { ...address, ...changes }
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${name}?host=${encodeURIComponent(host)}`
}

const here = () => urlOf(inDatabase(cluster, database))
const asSomebody = () => urlOf(inDatabase(cluster, database), { user: role, password: 'secret' })

async function refusalOf(address: Address): Promise<string> {
  try {
    await (await openDatabase(address, 1)).close()
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    const { message } = error as Error
    expect(message).toMatch(/^(DATABASE_URL names|DATA_DIR holds) a database that cannot be used: [^\n]+$/)
    return message
  }
  return 'opened'
}

beforeAll(() =>
  admin(
    `create role ${role} login password 'secret'`,
    `grant ${role} to current_user`,
    `create database ${database} template ${template}`,
  ),
)
afterAll(() => admin(`drop database ${database}`, `drop role ${role}`))

test('refuses a role that does not own the database', async () => {
  expect(await refusalOf(asSomebody())).toContain(`the role ${role} does not own it`)
})

test('refuses a role that can neither create roles nor switch to the existing ones', async () => {
  const own = `larkspur_${unique()}`
  await admin(`create database ${own} owner ${role}`)
  try {
    const url = urlOf(inDatabase(cluster, own), { user: role, password: 'secret' })
    expect(await refusalOf(url)).toContain(`alter role "${role}" createrole`)
  } finally {
    await admin(`drop database ${own}`)
  }
})

test('refuses a read-only database', async () => {
  await admin(`alter database ${database} set default_transaction_read_only = on`)
  expect(await refusalOf(here())).toContain('default_transaction_read_only')
  await admin(`alter database ${database} reset default_transaction_read_only`)
})

test('refuses a database migrated by a newer version', async () => {
  const connection = clientFor(inDatabase(cluster, database))
  await connection.connect()
  await connection.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', 9999999999999)`,
  )
  const refusal = await refusalOf(here())
  await connection.query(`delete from drizzle.__drizzle_migrations where hash = 'unknown'`)
  await connection.end()
  expect(refusal).toContain('a newer version of Larkspur made it (with 1 changes')
  expect(await refusalOf(here())).toBe('opened')
})

test.each([
  ['postgres://owner@127.0.0.1:1/studio', 'nothing listens on port 1 of 127.0.0.1'],
  ['postgres://owner@localhost:1/studio', 'nothing listens on port 1 of localhost'],
  ['postgres://owner@db.invalid/studio', 'the host db.invalid is not known'],
  ['postgres://owner@localhost/studio?host=/nowhere', 'there is no socket of port 5432 in /nowhere'],
  ['postgres://owner@localhost/studio?sslmode=verify-full&sslrootcert=/nowhere', "open '/nowhere'"],
])('%s is refused with the reason', async (url, reason) => {
  expect(await refusalOf(url)).toContain(reason)
})

test('refuses a database that does not exist', async () => {
  expect(await refusalOf(urlOf(inDatabase(cluster, 'nowhere')))).toContain('there is no database nowhere')
})

test('refuses a wrong password, and a standby', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-standby-'))
  chmodSync(folder, 0o755)
  let standby: ChildProcess | undefined
  try {
    const embedded = await startEmbedded(folder, () => {}, { throwaway: true })
    const { connection } = embedded
    expect(await refusalOf(urlOf(connection, { password: 'guess' }))).toContain('does not accept this password')
    await embedded.stop()

    const data = realpathSync(join(folder, 'database'))
    writeFileSync(join(data, 'standby.signal'), '')
    const { uid, gid } = statSync(data)
    chownSync(join(data, 'standby.signal'), uid, gid)
    const { postgres } = locateBinaries(chooseAccount(uid), homeOutsideDataFolder)
    standby = spawn(postgres, ['-D', data, '-k', data, ...serverArguments(true)], { uid, gid, cwd: '/' })
    let heard = ''
    standby.stderr!.setEncoding('utf8').on('data', (text: string) => (heard += text))
    await expect.poll(() => heard).toContain('ready to accept read-only connections')
    expect(await refusalOf({ ...connection, host: data })).toContain('it is a standby, which only reads')
  } finally {
    if (standby && standby.exitCode === null) {
      standby.kill('SIGQUIT')
      await once(standby, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
})
