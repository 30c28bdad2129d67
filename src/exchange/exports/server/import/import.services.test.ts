import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '#app/server/tables.ts'
import type { Pool } from '#platform/server/db/pool.ts'
import { exportedTables } from '#exchange/exports/server/exported-tables.ts'
import { References } from '#exchange/exports/server/import/references.ts'
import { importStudio } from '#exchange/exports/server/jobs/import-studio.ts'
import { formOf } from '#test/form.ts'
import { exported, fullStudio, imported, rowsOf, type Files, type Row } from '#test/imports.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'
import { unzip } from '#test/unzip.ts'

const weddings = 4
let here: TestServer
let elsewhere: TestServer
let first: PlannerCaller
let zip: Buffer

beforeAll(async () => {
  here = await openTestServer()
  elsewhere = await openTestServer()
  first = await fullStudio(here, weddings)
  // Rows are read 500 at a time.
  const vendors = `insert into vendors (planner_id, name, category) select $1, 'Vendor ' || n, 'florist' from generate_series(1, 600) n`
  await here.database.ownerPool.query(vendors, [first.id])
  zip = await exported(here, first)
}, 120_000)
afterAll(async () => {
  await here.close()
  await elsewhere.close()
})

const brought = exportedTables(tables).filter(({ staysBehind }) => !staysBehind)
const references = new References(tables)

/** The rows of an export, with the place of a row in its table instead of its id, and without what differs. */
async function comparable(files: Files): Promise<Record<string, Row[]>> {
  const places = new Map<string, number>()
  for (const { table: name } of brought)
    rowsOf(files, name).forEach(({ id }, place) => places.set(`${name} ${String(id)}`, place))
  const { rows: keys } = await here.database.ownerPool.query<{ t: string; column: string; target: string }>(
    `select k.conrelid::regclass::text as t, a.attname as column, k.confrelid::regclass::text as target
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and cardinality(k.conkey) = 2 and a.attname <> 'planner_id' and k.connamespace = 'public'::regnamespace`,
  )
  const clientPlace = (path: string) => path.replace(/\((\d+)\)/, (_, id) => `(${places.get(`clients ${id}`) ?? id})`)
  const placed = (table: string, id: unknown) =>
    typeof id === 'number' ? (places.get(`${table} ${id}`) ?? 'gone') : id
  const canonical = (table: string, row: Row): Row => {
    const out: Row = { ...row }
    for (const { t, column, target } of keys)
      if (t === table && column in out) out[column] = placed(target, row[column])
    for (const [column, value] of Object.entries(row)) {
      const named = references.of(table).get(column)
      const isColumn = typeof named === 'string' || (typeof named === 'object' && 'by' in named)
      const target = isColumn && references.tableOf(named, row)
      if (target) out[column] = Array.isArray(value) ? value.map((id) => placed(target, id)) : placed(target, value)
      if (['file', 'avatar', 'logo', 'photograph'].includes(column) && typeof value === 'string')
        out[column] = clientPlace(value)
    }
    if (table === 'messages')
      out['cards'] = (row['cards'] as Row[] | null)?.map((card) => ({
        ...card,
        id: placed(`${String(card['kind'])}s`, card['id']),
      }))
    if (table === 'letters') out['news'] = (row['news'] as Row[]).map((news) => ({ ...news, shownId: 0 }))
    if (table === 'day_vendors')
      out['told_items'] = (row['told_items'] as Row[]).map(({ id, ...item }) => ({
        ...item,
        id: placed('day_items', id),
      }))
    if (table === 'history') {
      out['row_id'] = placed(String(row['table_name']), row['row_id'])
      for (const side of ['before', 'after'])
        out[side] = row[side] && canonical(String(row['table_name']), { ...(row[side] as Row), id: 0, planner_id: 0 })
    }
    if (table === 'history_batches') out['about'] = { ...(row['about'] as Row), of: 0 }
    for (const column of ['id', 'planner_id', 'once_key', ...(differs[table] ?? [])]) delete out[column]
    return out
  }
  return Object.fromEntries(
    brought.map(({ table }) => [table, rowsOf(files, table).map((row) => canonical(table, row))]),
  )
}

/** What an import changes, as `docs/export.md` says. */
const differs: Record<string, string[]> = {
  planners: ['username', 'email', 'created_at'],
  clients: ['is_activated', 'invite_sent', 'invite_expires_at'],
  people: ['invited_at', 'last_seen_at'],
  members: ['joined_at', 'invite_expires_at'],
  scheduled_messages: ['held'],
  notifications: ['mailed_at'],
  day_vendors: ['told_version'],
}

/** The pool, but the answer to the commit of this transaction of an import, which writes the rows, never arrives. */
function losingAnswer(pool: Pool, which: number): Pool {
  let count = 0
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name, target) as unknown
      return async () => {
        const connection = await target.connect()
        const release = connection.release.bind(connection)
        connection.release = (discard) => {
          count += 1
          connection.release = release
          if (count === which) throw new Error('The connection is lost.')
          release(discard)
        }
        return connection
      }
    },
  })
}

describe('the import of a studio', () => {
  it('into another installation gives the same studio', async () => {
    const planner = await elsewhere.planner()
    // So that no id is the same.
    for (const name of ['a', 'b', 'c']) await (await elsewhere.planner()).addClient({ partnerOneName: name })
    await elsewhere.workOff()
    await elsewhere.newMails()
    expect(await imported(elsewhere, planner, zip)).toMatchObject({ state: 'done', problem: null })
    expect(mailTexts(await elsewhere.newMails())).toBe('')
    const [before, after] = await Promise.all([unzip(zip), unzip(await exported(elsewhere, planner))])
    const [wanted, found] = await Promise.all([comparable(before), comparable(after)])
    for (const { table } of brought) expect(found[table], table).toEqual(wanted[table])
    expect(wanted['clients']).toHaveLength(weddings)
    for (const name of [
      'clients',
      'people',
      'tasks',
      'events',
      'messages',
      'invoice_payments',
      'day_items',
      'history',
      'members',
      'notes',
    ])
      expect(wanted[name], name).not.toEqual([])

    const withoutIds = (path: string) => path.replace(/\(\d+\)/g, '()')
    const contents = (files: Files) =>
      [...files]
        .filter(([path]) => !/^(data|larkspur\.json)/.test(path))
        .map(([path, bytes]) => [
          withoutIds(path),
          path.startsWith('files/')
            ? bytes.toString('base64')
            : path.endsWith('.pdf')
              ? ''
              : withoutIds(String(bytes)).replace(/(UID|DTSTAMP):.*|%28\d+%29|^\d+(?=,)/gm, ''),
        ])
    expect(contents(after)).toEqual(contents(before))
    const thumbnails = `select count(*)::int as count from documents where planner_id = $1 and thumbnail_key is null and file_key is not null`
    const { rows } = await elsewhere.database.ownerPool.query<{ count: number }>(thumbnails, [planner.id])
    expect(rows[0]?.count).toBe((await here.database.ownerPool.query(thumbnails, [first.id])).rows[0].count)
  }, 90_000)

  it('into the same installation gives a second one, and the first stays as it is', async () => {
    const before = await everythingOf(here.database.ownerPool, first.id)
    const planner = await here.planner()
    expect(await imported(here, planner, zip)).toMatchObject({ state: 'done' })
    expect((await planner.get('/api/clients')).body).toHaveLength(weddings)
    expect(await everythingOf(here.database.ownerPool, first.id)).toEqual(before)
  }, 90_000)

  it('keeps its files if the answer to its commit was lost', async () => {
    const planner = await elsewhere.planner()
    const { body } = await planner.post('/api/import', ...(await formOf({}, [{ name: 'export.zip', bytes: zip }])))
    const context = { ...elsewhere.jobContext, pool: losingAnswer(elsewhere.database.ownerPool, 4) }
    await importStudio.run({ id: body.id }, context, { id: '0', createdAt: new Date(), attempts: 1 })
    await elsewhere.workOff()
    const { latest } = (await planner.get('/api/import')).body
    expect(latest).toMatchObject({ state: 'done' })
    const documents = (await planner.get('/api/documents')).body as { id: number; fileSize: number }[]
    const downloads = await Promise.all(
      documents.filter(({ fileSize }) => fileSize > 0).map(({ id }) => planner.get(`/api/documents/${id}/download`)),
    )
    expect(downloads).not.toEqual([])
    for (const { status } of downloads) expect(status).toBe(200)
  }, 90_000)

  it('needs an empty studio, and the right to the account', async () => {
    const planner = await elsewhere.planner()
    await planner.addClient()
    await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    expect(await imported(elsewhere, planner, zip)).toMatchObject({
      status: 409,
      problem: 'An import needs an empty studio. This one has couples and vendors.',
    })
    const assistant = await joinAs(elsewhere, planner, 'assistant')
    expect(await imported(elsewhere, assistant as unknown as PlannerCaller, zip)).toMatchObject({ status: 403 })
  })
})
