import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { checkCopy } from '#operations/backups/server/check-copy.ts'
import { backUp } from '#platform/server/db/backup.ts'
import type { Address } from '#platform/server/db/pool.ts'
import { restore } from '#platform/server/db/restore.ts'
import { fileColumns } from '#app/server/tables.ts'
import { clientFor, inDatabase } from '#test/cluster.ts'
import { pdf, formOf } from '#test/form.ts'
import { openTestServer, unique, type Answer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let base: string

beforeAll(async () => {
  server = await openTestServer()
  base = await mkdtemp(join(tmpdir(), 'larkspur-copies-'))
  planner = await server.planner()
  const { client } = await server.couple(planner)
  const task = { title: 'Call the florist', description: 'Tab\there, "quotes", \\N and\nlines' }
  await added(planner.post('/api/tasks', { ...task, clientId: client.id }))
  const form = await formOf({ clientId: String(client.id), originalName: 'Offer' }, [
    { name: 'Offer.pdf', bytes: pdf() },
  ])
  await added(planner.post('/api/documents', ...form))
  await mkdir(join(server.folder, 'secrets'))
  await writeFile(join(server.folder, 'secrets', 'installation-key'), 'of the installation')
  await writeFile(join(server.folder, 'secrets', 'database-password'), 'of an earlier database')
}, 60_000)
afterAll(async () => {
  await server.close()
  await rm(base, { recursive: true, force: true })
})

async function added(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer
  if (status !== 201) throw new Error(`nothing was added: ${JSON.stringify(body)}`)
}

const back = (name: string) => backUp(server.folder, join(base, name), { database: server.database.address })

async function emptyDatabase(): Promise<{ address: Address; drop: () => Promise<void> }> {
  const name = `larkspur_restored_${unique()}`
  const admin = clientFor(inject('cluster'))
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  const drop = async () => {
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
  return { address: inDatabase(inject('cluster'), name), drop }
}

/** All rows of each table, as one hash, and what belongs to the tables. Attempts are counted while it is copied. */
async function contentsOf(address: Address): Promise<Record<string, string>> {
  const client = clientFor(address)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'drizzle', 'graphile_worker') and c.relname <> 'attempts' order by 1`)
  const questions: Record<string, string> = Object.fromEntries(
    tables.map(({ name }) => [name, `select md5(string_agg(t::text, '|' order by t::text)) as is from ${name} t`]),
  )
  questions['constraints'] =
    `select string_agg(conrelid::regclass || ' ' || conname || pg_get_constraintdef(oid), '|' order by conrelid::regclass::text, conname) as is from pg_constraint where conrelid <> 0`
  questions['triggers'] =
    `select string_agg(concat_ws(' ', tgrelid::regclass, tgname, tgenabled), '|' order by tgrelid::regclass::text, tgname) as is from pg_trigger where not tgisinternal`
  questions['sequences'] =
    `select string_agg(concat_ws(' ', schemaname, sequencename, last_value), '|' order by schemaname, sequencename) as is from pg_sequences where sequencename <> 'attempts_id_seq'`
  const found: Record<string, string> = {}
  for (const [name, question] of Object.entries(questions))
    found[name] = (await client.query<{ is: string }>(question)).rows[0]?.is ?? ''
  await client.end()
  return found
}

it('is copied as it was at one moment, while it changes, and restored into another one', async () => {
  const attemptsIn = async (address: Address) => {
    const client = clientFor(address)
    await client.connect()
    const { rows } = await client.query<{ id: number }>('select id from attempts order by id')
    await client.end()
    return rows.map(({ id }) => id)
  }
  const add = `insert into attempts (kind, key) values ('of this test', 'somebody')`
  let isWriting = true
  const writer = (async () => {
    for (; isWriting;) await server.database.ownerPool.query(add)
  })()
  const { rows } = (await back('whole')) as { rows: number }
  isWriting = false
  await writer
  expect(rows).toBeGreaterThan(100)
  // Not where the tests store files in a bucket.
  const hasFiles = existsSync(join(base, 'whole', 'files'))
  const check = (count: number) =>
    checkCopy(join(base, 'whole'), { backedUp: { rows: count }, columns: fileColumns, hasFiles })
  expect(await check(rows)).toBe(rows)
  await expect(check(rows + 1)).rejects.toThrow(`has ${rows} rows, and ${rows + 1} were`)

  const { address, drop } = await emptyDatabase()
  const dataDir = join(base, 'restored')
  expect(await restore(join(base, 'whole'), address, dataDir)).toBe(rows)
  expect(await contentsOf(address)).toEqual(await contentsOf(server.database.address))
  const [copied, all] = [await attemptsIn(address), await attemptsIn(server.database.address)]
  expect(copied).toEqual(all.slice(0, copied.length))
  expect(copied.length).toBeLessThan(all.length)
  expect(await readFile(join(dataDir, 'secrets', 'installation-key'), 'utf8')).toBe('of the installation')
  expect(existsSync(join(dataDir, 'files'))).toBe(hasFiles)
  expect(existsSync(join(dataDir, 'database'))).toBe(false)

  await expect(restore(join(base, 'whole'), address, join(base, 'second'))).rejects.toThrow('There are studios')
  await expect(restore(join(base, 'whole'), address, dataDir)).rejects.toThrow('is not empty')
  await expect(restore(base, address, dataDir)).rejects.toThrow('There is no database in')
  expect(existsSync(join(base, 'second'))).toBe(false)
  expect(await readFile(join(dataDir, 'secrets', 'installation-key'), 'utf8')).toBe('of the installation')
  await drop()
}, 240_000)

it('leaves nothing in the data folder when it cannot be restored', async () => {
  await cp(join(base, 'whole'), join(base, 'damaged'), { recursive: true })
  await rm(join(base, 'damaged', 'database', 'global', 'pg_control'))
  const { address, drop } = await emptyDatabase()
  const [missing, empty] = [join(base, 'missing'), join(base, 'empty')]
  await mkdir(empty)
  for (const folder of [missing, empty]) await expect(restore(join(base, 'damaged'), address, folder)).rejects.toThrow()
  expect(existsSync(missing)).toBe(false)
  expect(await readdir(empty)).toEqual([])
  expect(await restore(join(base, 'whole'), address, empty)).toBeGreaterThan(100)
  await drop()
}, 240_000)

it('is not restored with a file that is not as it was copied', async () => {
  const [file = ''] = await server.storedFiles()
  const path = join(base, 'whole', 'files', file.slice(0, 2), file)
  // The tests may store files in a bucket.
  if (!existsSync(path)) return
  await writeFile(path, 'something else')
  const { address, drop } = await emptyDatabase()
  await expect(restore(join(base, 'whole'), address, join(base, 'altered'))).rejects.toThrow('not as they were copied')
  expect(existsSync(join(base, 'altered'))).toBe(false)
  await drop()
}, 240_000)
