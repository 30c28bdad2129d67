import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { exportedTables } from '#server/exports/exported-tables.ts'
import { looseReferences, namedReferences } from '#server/exports/import/references.ts'
import { formOf, pdf } from '#test/form.ts'
import { mailTexts } from '#test/mail-texts.ts'
import { markedStudio, markedWedding, newsOf } from '#test/marked-studio.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'
import { unzip } from '#test/unzip.ts'

type Row = Record<string, unknown>
type Files = Map<string, Buffer>

let here: TestServer
let elsewhere: TestServer
let first: PlannerCaller
let zip: Buffer

async function exported(server: TestServer, planner: PlannerCaller): Promise<Buffer> {
  const { body } = await planner.post('/api/export', {})
  await server.workOff()
  return (await planner.get(`/api/exports/${body.id}`)).bytes
}

async function imported(server: TestServer, planner: PlannerCaller, bytes: Buffer) {
  const answer = await planner.post('/api/import', ...(await formOf({}, [{ name: 'export.zip', bytes }])))
  if (answer.status !== 202) return { status: answer.status, problem: answer.body.message as string }
  await server.workOff()
  const { latest } = (await planner.get('/api/import')).body
  return { status: 202, ...latest } as { status: number; state?: string; problem: string | null }
}

async function fullStudio(server: TestServer): Promise<PlannerCaller> {
  const planner = await markedStudio(server, 'zqoutqz', '#775533')
  for (const mark of ['zqoneqz', 'zqtwoqz', 'zqthreeqz']) {
    const wedding = await markedWedding(server, planner, mark)
    await newsOf(planner, wedding, 'UTC')
    const vendor = (await planner.post('/api/vendors', { name: `Florist ${mark}`, category: 'florist' })).body
    await planner.post(wedding.at('vendors'), { vendorId: vendor.id, status: 'booked' })
    const day = (await planner.post(wedding.at('days'), { name: 'Day', date: '2031-06-14', timeZone: 'Europe/Rome' }))
      .body
    await planner.post(`/api/days/${day.id}/items`, {
      title: 'Vows',
      start: '15:00',
      minutes: 20,
      vendorIds: [vendor.id],
    })
    await planner.post(`/api/days/${day.id}/publish`, {})
    const [task] = (await planner.get(wedding.at('tasks'))).body
    await planner.post(wedding.at('messages'), { content: 'See this', cards: [{ kind: 'task', id: task.id }] })
    await planner.post(`/api/clients/${wedding.client.id}/avatar`, ...(await formOf({}, [])))
  }
  const single = await planner.addClient({ partnerOneName: 'Zoë 💍 / "O’Neil"', partnerTwoName: null })
  await planner.post(
    `/api/clients/${single.id}/documents`,
    ...(await formOf({}, [{ name: 'plan: <b>💐?.pdf', bytes: pdf(3000) }])),
  )
  const assistant = await joinAs(server, planner, 'assistant')
  await planner.post('/api/tasks', { title: '=1+1', memberId: assistant.id, repeat: 'weekly' })
  await planner.post('/api/progress-goals', { title: 'Ten weddings', targetValue: 10, monthYear: '2026-11' })
  await server.workOff()
  return planner
}

beforeAll(async () => {
  here = await openTestServer()
  elsewhere = await openTestServer()
  first = await fullStudio(here)
  zip = await exported(here, first)
}, 60_000)
afterAll(async () => {
  await here.close()
  await elsewhere.close()
})

const rowsOf = (files: Files, table: string) => JSON.parse(String(files.get(`data/${table}.json`) ?? '[]')) as Row[]

/** The rows of an export, with the place of a row in its table instead of its id, and without what differs. */
async function comparable(files: Files): Promise<Record<string, Row[]>> {
  const places = new Map<string, number>()
  for (const { name } of exportedTables)
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
      const named = namedReferences[`${table}.${column}`]
      const target = looseReferences[`${table}.${column}`] ?? (named && named.tables[String(row[named.by])])
      if (target) out[column] = Array.isArray(value) ? value.map((id) => placed(target, id)) : placed(target, value)
      if (['file', 'avatar', 'logo'].includes(column) && typeof value === 'string') out[column] = clientPlace(value)
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
    exportedTables.map(({ name }) => [name, rowsOf(files, name).map((row) => canonical(name, row))]),
  )
}

/** What an import changes, as `docs/export.md` says. */
const differs: Record<string, string[]> = {
  planners: ['username', 'email', 'created_at'],
  clients: ['is_activated', 'invite_sent', 'invite_expires_at'],
  people: ['invited_at'],
  members: ['joined_at', 'invite_expires_at'],
  scheduled_messages: ['held'],
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
    for (const { name } of exportedTables) expect(found[name], name).toEqual(wanted[name])
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
  })

  it('into the same installation gives a second one, and the first stays as it is', async () => {
    const before = await everythingOf(here.database.ownerPool, first.id)
    const planner = await here.planner()
    expect(await imported(here, planner, zip)).toMatchObject({ state: 'done' })
    expect((await planner.get('/api/clients')).body).toHaveLength(4)
    expect(await everythingOf(here.database.ownerPool, first.id)).toEqual(before)
  })

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

/** The export with some of its entries changed. */
async function changed(change: (files: Files) => void): Promise<Buffer> {
  const files = await unzip(zip)
  change(files)
  const made = new ZipFile()
  for (const [path, bytes] of files) made.addBuffer(bytes, path)
  made.end()
  return buffer(made.outputStream as Readable)
}

const inRow = (table: string, change: (row: Row) => void) => (files: Files) => {
  const rows = rowsOf(files, table)
  change(rows[0]!)
  files.set(`data/${table}.json`, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`))
}

describe('an export that was tampered with', () => {
  it.each<[string, (files: Files) => void, RegExp]>([
    ['is of something else', (files) => files.delete('larkspur.json'), /not an export of Larkspur/],
    [
      'has another version',
      (files) => files.set('larkspur.json', Buffer.from('{"format":"larkspur-export","version":9}')),
      /version 9/,
    ],
    ['has no studio', (files) => files.set('data/planners.json', Buffer.from('[]')), /no studio/],
    [
      'is no JSON',
      (files) => files.set('data/tasks.json', Buffer.from('[\n{]')),
      /data\/tasks\.json, line 2, is not a row/,
    ],
    [
      'has a row that is a list',
      (files) => files.set('data/tasks.json', Buffer.from('[\n[1]\n]')),
      /line 2, is not a row/,
    ],
    [
      'has an id twice',
      (files) => files.set('data/vendors.json', Buffer.from('[\n{"id":1},\n{"id":1}\n]')),
      /line 3, has no id of its own/,
    ],
    ['has an id that is none', inRow('vendors', (row) => (row['id'] = -1)), /has no id of its own/],
    [
      'names a couple that is not in it',
      inRow('events', (row) => (row['client_id'] = 987654)),
      /line 2: client_id names a row/,
    ],
    [
      'has a number that is a text',
      inRow('day_items', (row) => (row['start'] = 'noon')),
      /data\/day_items\.json, line 2/,
    ],
    [
      'has a number that is too large',
      inRow('invoices', (row) => (row['amount_cents'] = 1e30)),
      /data\/invoices\.json, line 2/,
    ],
    ['lacks a value', inRow('clients', (row) => (row['partner_one_name'] = null)), /data\/clients\.json, line 2/],
    [
      'has a character that no text has',
      inRow('clients', (row) => (row['venue'] = 'a\0b')),
      /data\/clients\.json, line 2/,
    ],
    [
      'names a file that is not in it',
      inRow('documents', (row) => (row['file'] = 'files/../../etc/passwd')),
      /has no files/,
    ],
    [
      'names a file of another type',
      (files) =>
        files.set(
          [...files.keys()].find((path) => path.startsWith('files/') && path.endsWith('.pdf'))!,
          Buffer.from('<svg onload="alert(1)"/>'),
        ),
      /not a file of the type/,
    ],
  ])('is refused if it %s, and changes nothing', async (_, change, words) => {
    const planner = await elsewhere.planner()
    const before = await everythingOf(elsewhere.database.ownerPool, planner.id)
    const { status, state, problem } = await imported(elsewhere, planner, await changed(change))
    expect({ status, state }).toEqual({ status: 202, state: 'failed' })
    expect(problem).toMatch(words)
    const after = await everythingOf(elsewhere.database.ownerPool, planner.id)
    expect({ ...after, imports: [] }).toEqual({ ...before, imports: [] })
  })

  it('can’t bring a password, another studio’s id or a login', async () => {
    const planner = await elsewhere.planner()
    const bytes = await changed((files) => {
      inRow('planners', (row) =>
        Object.assign(row, { password_hash: 'x', email: 'thief@example.com', id: 1, email_verified: true }),
      )(files)
      inRow('clients', (row) => Object.assign(row, { planner_id: 1, is_activated: true }))(files)
      inRow('members', (row) =>
        Object.assign(row, { password_hash: 'x', invite_hash: '\\x00', joined_at: '2026-01-01' }),
      )(files)
    })
    expect(await imported(elsewhere, planner, bytes)).toMatchObject({ state: 'done' })
    const { planners, clients, members } = await everythingOf(elsewhere.database.ownerPool, planner.id)
    expect(planners).toMatchObject([{ email: planner.email, password_hash: expect.stringMatching(/.{20}/) }])
    expect(clients).toHaveLength(4)
    for (const client of clients as Row[]) expect(client['is_activated']).toBe(false)
    expect(members).toMatchObject([{ password_hash: null, invite_hash: null, joined_at: null }])
  })

  it('that is no ZIP, or half of one, is refused', async () => {
    const planner = await elsewhere.planner()
    expect(await imported(elsewhere, planner, Buffer.from('hello'))).toMatchObject({ status: 415 })
    expect(await imported(elsewhere, planner, zip.subarray(0, zip.length / 2))).toMatchObject({
      state: 'failed',
      problem: 'The file is not a whole ZIP.',
    })
  })
})
