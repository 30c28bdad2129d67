import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { tellVendors } from '#day/days/server/jobs.ts'
import { importStudio } from '#exchange/exports/server/jobs/import-studio.ts'
import { mailNotifications } from '#talk/notifications/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { exported, fullStudio, imported, resultOf, rowsOf, sent, type Files, type Row } from '#test/imports.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { everythingOf } from '#test/studio-rows.ts'
import { dropJobs } from '#test/queue.ts'
import { randomFrom } from '#test/faults/random.ts'
import { unzip } from '#test/unzip.ts'

/** The last one is of a single person. */
const weddings = 2

let server: TestServer
let zip: Buffer
/** Without what is for people to read. */
let entries: ReadonlyMap<string, Buffer>
beforeAll(async () => {
  server = await openTestServer()
  zip = await exported(server, await fullStudio(server, weddings))
  const all = await unzip(zip)
  entries = new Map([...all].filter(([path]) => /^(larkspur\.json|data\/.*|files\/.*)$/.test(path)))
}, 60_000)
afterAll(() => server.close())

/** How many damaged ZIPs are tried; DAMAGED_ZIPS asks for more. */
const rounds = Number(process.env['DAMAGED_ZIPS'] ?? 8)

/** The export with some of its entries changed, and the rows that it then has counted anew. */
function changed(change: (files: Files) => void): Promise<Buffer> {
  const files = new Map(entries)
  change(files)
  countRows(files)
  return zipOf(files)
}

function zipOf(files: Files): Promise<Buffer> {
  const made = new ZipFile()
  for (const [path, bytes] of files) made.addBuffer(bytes, path)
  made.end()
  return buffer(made.outputStream as Readable)
}

/** Its documents get no thumbnails, each of which takes a process. */
async function importedWithoutPictures(planner: PlannerCaller, bytes: Buffer) {
  const { status, body } = await sent(planner, bytes)
  if (status !== 202) return { status, state: undefined, problem: null }
  await server.run(importStudio, { id: body.id })
  await dropJobs(server.database.ownerPool, `task_identifier = 'make-thumbnail'`)
  return resultOf(planner)
}

function countRows(files: Files): void {
  const written = files.get('larkspur.json')
  const described = written && (JSON.parse(String(written)) as { tables?: Record<string, number> })
  if (!described?.tables) return
  for (const table of Object.keys(described.tables)) {
    const lines = String(files.get(`data/${table}.json`)).split('\n')
    described.tables[table] = lines.filter((line) => /^[{[]./.test(line) && line !== '[]').length
  }
  files.set('larkspur.json', Buffer.from(JSON.stringify(described)))
}

const inRow = (table: string, change: (row: Row) => void) => (files: Files) => {
  const rows = rowsOf(files, table)
  change(rows[0]!)
  files.set(`data/${table}.json`, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`))
}

describe('an export that was tampered with', () => {
  let empty: PlannerCaller
  beforeAll(async () => {
    empty = await server.planner()
  })

  it.each<[string, (files: Files) => void, RegExp]>([
    ['is of something else', (files) => files.delete('larkspur.json'), /not an export of Larkspur/],
    [
      'has another version',
      (files) => files.set('larkspur.json', Buffer.from('{"format":"larkspur-export","version":9}')),
      /version 9/,
    ],
    [
      'has a description of many megabytes',
      (files) => {
        const described = JSON.parse(String(files.get('larkspur.json'))) as Row
        const missing = ['x'.repeat(5 * 1024 * 1024)]
        files.set('larkspur.json', Buffer.from(JSON.stringify({ ...described, missing })))
      },
      /not an export of Larkspur/,
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
    [
      'has a date that is none',
      inRow('clients', (row) => (row['wedding_date'] = 'someday')),
      /data\/clients\.json, line 2: wedding_date is "someday"/,
    ],
    [
      'has a due date that is none',
      inRow('tasks', (row) => (row['due_date'] = '2031-02-30')),
      /data\/tasks\.json, line 2: due_date/,
    ],
    [
      'has a moment that never comes',
      inRow('clients', (row) => (row['created_at'] = 'infinity')),
      /data\/clients\.json, line 2: created_at is "infinity"/,
    ],
    [
      'was archived at a moment that never comes',
      inRow('clients', (row) => (row['archived_at'] = 'infinity')),
      /data\/clients\.json, line 2: archived_at is "infinity"/,
    ],
    [
      'has a moment that no calendar has',
      inRow('messages', (row) => (row['timestamp'] = '294000-01-01T00:00:00Z')),
      /data\/messages\.json, line 2: timestamp is "294000/,
    ],
    [
      'names rows by a text',
      inRow('messages', (row) => (row['read_by'] = '{1}')),
      /data\/messages\.json, line 2: read_by is not the id of a row/,
    ],
    [
      'names a file whose name has no end',
      inRow('documents', (row) => (row['file'] = 'x'.repeat(150_000))),
      /^The ZIP has no x{900,1000} …$/,
    ],
    [
      'keeps its history for too long',
      inRow('planners', (row) => (row['history_months'] = 2_147_483_647)),
      /data\/planners\.json, line 2: history_months/,
    ],
    [
      'has an address that is a list',
      inRow('clients', (row) => (row['email'] = 'a@example.com, b@example.com')),
      /data\/clients\.json, line 2: email/,
    ],
    [
      'has a text that no field takes',
      inRow('tasks', (row) => (row['description'] = 'x'.repeat(300_000))),
      /data\/tasks\.json, line 2: description is too long/,
    ],
    [
      'has a choice that nobody offers',
      inRow('tasks', (row) => (row['priority'] = 'urgent')),
      /data\/tasks\.json, line 2: priority is "urgent", which is not allowed\. Please choose one of the priorities/,
    ],
    [
      'has a title that is longer than a form takes',
      inRow('events', (row) => (row['title'] = 'x'.repeat(201))),
      /data\/events\.json, line 2: title is "x+, which is not allowed\. Please keep this under 200/,
    ],
    [
      'has a step without a title',
      inRow('tasks', (row) => (row['steps'] = [{ id: 1, done: false }])),
      /data\/tasks\.json, line 2: steps/,
    ],
    [
      'has a template row of an unknown kind',
      (files) =>
        files.set('data/templates.json', Buffer.from('[\n{"id":1,"rows":[{"key":"a","kind":"spell","title":"x"}]}\n]')),
      /data\/templates\.json, line 2: rows/,
    ],
    [
      'has a letter that told nothing known',
      (files) =>
        files.set('data/letters.json', Buffer.from('[\n{"id":1,"news":[{"kind":"spell","title":"x","detail":""}]}\n]')),
      /data\/letters\.json, line 2: news/,
    ],
    [
      'has told a vendor of no list',
      inRow('day_vendors', (row) => (row['told_items'] = { id: 1 })),
      /data\/day_vendors\.json, line 2: told_items/,
    ],
    [
      'has published a day more often than can be counted',
      inRow('days', (row) => (row['version'] = 2_147_483_647)),
      /data\/days\.json, line 2: version/,
    ],
    [
      'has an amount that no sum can contain',
      inRow('invoices', (row) => (row['paid_cents'] = Number.MAX_SAFE_INTEGER)),
      /data\/invoices\.json, line 2: paid_cents/,
    ],
    [
      'has a batch of an unknown kind',
      (files) => files.set('data/history_batches.json', Buffer.from('[\n{"id":1,"kind":"spell","about":{}}\n]')),
      /data\/history_batches\.json, line 2: kind/,
    ],
    [
      'has a run sheet without days',
      (files) => files.set('data/sheet_templates.json', Buffer.from('[\n{"id":1,"days":5}\n]')),
      /data\/sheet_templates\.json, line 2: days/,
    ],
    [
      'brings a value by its history',
      inRow('history', (row) =>
        Object.assign(row, { table_name: 'tasks', operation: 'update', before: { due_date: 'soon' }, after: {} }),
      ),
      /data\/history\.json, line 2, before: due_date is "soon"/,
    ],
    [
      'has rows that it does not count',
      (files) => files.set('data/spells.json', Buffer.from('[\n{"id":1}\n]')),
      /data\/spells\.json has 1 rows, but larkspur\.json counts 0/,
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
    const before = await everythingOf(server.database.ownerPool, empty.id)
    const { status, state, problem } = await importedWithoutPictures(empty, await changed(change))
    expect({ status, state }).toEqual({ status: 202, state: 'failed' })
    expect(problem).toMatch(words)
    const after = await everythingOf(server.database.ownerPool, empty.id)
    // That it was asked for is recorded.
    const recorded = { imports: [], audit_entries: [], audit_heads: [] }
    expect({ ...after, ...recorded }).toEqual({ ...before, ...recorded })
  })

  it('can’t bring a password, another studio’s id or a login', async () => {
    const planner = await server.planner()
    const bytes = await changed((files) => {
      inRow('planners', (row) =>
        Object.assign(row, {
          password_hash: 'x',
          email: 'thief@example.com',
          id: 1,
          email_verified: true,
          pending_email: 'thief@example.com',
          has_second_factor: true,
          templates_given: false,
        }),
      )(files)
      inRow('documents', (row) => (row['thumbnail_key'] = 'a'.repeat(32)))(files)
      inRow('clients', (row) => Object.assign(row, { planner_id: 1, is_activated: true }))(files)
      inRow('members', (row) =>
        Object.assign(row, { password_hash: 'x', invite_hash: '\\x00', joined_at: '2026-01-01' }),
      )(files)
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    const { planners, clients, members, documents } = await everythingOf(server.database.ownerPool, planner.id)
    const kept = { email: planner.email, pending_email: null, has_second_factor: false, templates_given: true }
    expect(planners).toMatchObject([{ ...kept, password_hash: expect.stringMatching(/.{20}/) }])
    for (const document of documents as Row[]) expect(document['thumbnail_key']).not.toBe('a'.repeat(32))
    expect(clients).toHaveLength(weddings)
    for (const client of clients as Row[]) expect(client['is_activated']).toBe(false)
    expect(members).toMatchObject([{ password_hash: null, invite_hash: null, joined_at: null }])
  })

  it('makes nobody invited, so that nobody is mailed', async () => {
    const planner = await server.planner()
    const now = new Date().toISOString()
    const bytes = await changed((files) => {
      const seen = { invited_at: now, last_seen_at: now }
      const rows = rowsOf(files, 'people').map((row) => JSON.stringify({ ...row, ...seen }))
      files.set('data/people.json', Buffer.from(`[\n${rows.join(',\n')}\n]\n`))
      inRow('clients', (row) => Object.assign(row, { invite_sent: true, last_login: now }))(files)
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    const { people } = await everythingOf(server.database.ownerPool, planner.id)
    expect(people!.length).toBeGreaterThan(weddings)
    for (const person of people as Row[]) expect(person).toMatchObject({ invited_at: null, last_seen_at: null })
  })

  it('mails nothing that waits to be mailed to members and vendors that it names', async () => {
    const planner = await server.planner()
    const now = new Date().toISOString()
    const bytes = await changed((files) => {
      const [member] = rowsOf(files, 'members')
      const news = { member_id: member!['id'], is_read: false, mailed_at: null, created_at: now }
      inRow('members', (row) =>
        Object.assign(row, { mail_digest: false, email: 'member@stranger.example', time_zone: 'UTC' }),
      )(files)
      inRow('notifications', (row) => Object.assign(row, news, { once_key: null }))(files)
      const [part] = rowsOf(files, 'day_vendors')
      inRow('day_vendors', (row) => Object.assign(row, { told_version: 0, changed_in: 1 }))(files)
      const vendors = rowsOf(files, 'vendors').map((row) =>
        JSON.stringify(row['id'] === part!['vendor_id'] ? { ...row, email: 'vendor@stranger.example' } : row),
      )
      files.set('data/vendors.json', Buffer.from(`[\n${vendors.join(',\n')}\n]\n`))
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    await server.newMails()
    await mailNotifications(server.jobContext, noonLater())
    await tellVendors(server.jobContext, noonLater())
    await server.workOff()
    const addresses = (await server.newMails()).flatMap(({ to = [] }) => to.map(({ address }) => address))
    expect(addresses.filter((address) => address?.endsWith('@stranger.example'))).toEqual([])
  })

  it('has files of the size that they have, whatever it says', async () => {
    const planner = await server.planner()
    const bytes = await changed((files) => {
      const rows = rowsOf(files, 'documents').map((row) => JSON.stringify({ ...row, file_size: 1_000_000 }))
      files.set('data/documents.json', Buffer.from(`[\n${rows.join(',\n')}\n]\n`))
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    const { documents } = await everythingOf(server.database.ownerPool, planner.id)
    const whole = (documents as Row[]).filter((document) => document['file_key'] !== null)
    expect(whole).not.toEqual([])
    for (const { id, file_size: size } of whole) {
      const file = await planner.get(`/api/documents/${String(id)}/download`)
      expect({ status: file.status, size }).toEqual({ status: 200, size: file.bytes.length })
    }
  })

  it('gives what vendors were told the ids of this studio', async () => {
    const planner = await server.planner()
    const bytes = await changed((files) => {
      const [part] = rowsOf(files, 'day_vendors')
      const item = rowsOf(files, 'day_items').find((row) => row['day_id'] === part!['day_id'])!
      const told = [{ id: item['id'], start: '15:00', title: item['title'], vendorIds: [part!['vendor_id'], 987_654] }]
      inRow('day_vendors', (row) => (row['told_items'] = told))(files)
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    const { day_vendors: parts, day_items: items } = await everythingOf(server.database.ownerPool, planner.id)
    const part = (parts as Row[]).find((row) => (row['told_items'] as Row[]).length > 0)!
    const [told] = part['told_items'] as Row[]
    expect(told).toMatchObject({ vendorIds: [part['vendor_id']] })
    expect((items as Row[]).map(({ id }) => id)).toContain(told!['id'])
  })

  it('lets an undo take no id that this installation has not given', async () => {
    const planner = await server.planner()
    const future = 1_900_000_000
    const bytes = await changed((files) => {
      const added = rowsOf(files, 'history').find((row) => row['table_name'] === 'tasks')!
      const task = rowsOf(files, 'tasks').find((row) => row['id'] === added['row_id'])!
      const before = { ...task, id: future, title: 'From the future' }
      inRow('history', (row) =>
        Object.assign(row, { table_name: 'tasks', operation: 'delete', row_id: future, before, after: null }),
      )(files)
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    const { history } = await everythingOf(server.database.ownerPool, planner.id)
    const entry = (history as Row[]).find((row) => row['operation'] === 'delete')!
    const { status } = await planner.post(`/api/history/${String(entry['batch'])}/undo`)
    expect(status).toBe(200)
    const tasks = (await planner.get('/api/tasks')).body as { id: number; title: string }[]
    const restored = tasks.find(({ title }) => title === 'From the future')!
    expect(restored.id).toBe(entry['row_id'])
    expect(restored.id).toBeLessThan(future)
    const other = await server.planner()
    const next = (await other.post('/api/tasks', { title: 'Mine' })).body as { id: number }
    expect(next.id).toBeGreaterThan(restored.id)
  })

  it.each<[string, Row]>([
    ['a column that does not exist', { evil: 1 }],
    ['a column that the database makes', { search_text: 'x' }],
    ['nothing where something must be', { title: null }],
  ])('has no history that can be taken back with %s', async (_, before) => {
    const planner = await server.planner()
    const bytes = await changed((files) => {
      const rows = rowsOf(files, 'history')
      const id = Math.max(...rows.map((row) => Number(row['id']))) + 1
      const [task] = rowsOf(files, 'tasks')
      const row = { ...rows[0]!, id, batch: id, table_name: 'tasks', row_id: task!['id'], operation: 'update' }
      rows.push({ ...row, before, after: {} })
      files.set('data/history.json', Buffer.from(`[\n${rows.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`))
    })
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'done' })
    const { history } = await everythingOf(server.database.ownerPool, planner.id)
    const last = (history as Row[]).reduce((one, other) => (Number(one['id']) > Number(other['id']) ? one : other))
    const { status, body } = await planner.post(`/api/history/${String(last['batch'])}/undo`)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/cannot be undone/) },
    })
  })

  it('is refused if a table has lost rows', async () => {
    const planner = await server.planner()
    const files = new Map(entries)
    const rows = rowsOf(files, 'messages')
    files.set(
      'data/messages.json',
      Buffer.from(
        `[\n${rows
          .slice(1)
          .map((row) => JSON.stringify(row))
          .join(',\n')}\n]\n`,
      ),
    )
    const { state, problem } = await importedWithoutPictures(planner, await zipOf(files))
    expect({ state, problem }).toEqual({
      state: 'failed',
      problem: `data/messages.json has ${rows.length - 1} rows, but larkspur.json counts ${rows.length}.`,
    })
  })

  it('with a file that is larger than an upload may be is refused', async () => {
    const planner = await server.planner()
    const bytes = await changed((files) => {
      const path = [...files.keys()].find((name) => name.startsWith('files/') && name.endsWith('.pdf'))!
      files.set(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * 1024 * 1024)]))
    })
    expect(bytes.length).toBeLessThan(1024 * 1024)
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/is larger than the 10 MB that a file may have/),
    })
  })

  it('that is damaged anywhere is refused or imported whole, and the process lives on', async () => {
    const random = randomFrom(37)
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const planner = await server.planner()
      const damaged = Buffer.from(zip)
      // One bit, and sometimes a hole.
      const at = Math.floor(random.upTo(damaged.length))
      damaged[at]! ^= 1 << Math.floor(random.upTo(8))
      if (round % 3 === 0) damaged.fill(0, at, at + Math.floor(random.upTo(200)))
      const { status, state } = await imported(server, planner, damaged)
      outcomes.add(state ?? String(status))
      const { clients = [], documents = [] } = await everythingOf(server.database.ownerPool, planner.id)
      if (state !== 'done') expect([clients, documents]).toEqual([[], []])
      else expect(clients).toHaveLength(weddings)
    }
    expect(outcomes).toContain('failed')
  }, 600_000)

  it('that has ended the process twice says so', async () => {
    const planner = await server.planner()
    const { body } = await sent(planner, zip)
    await importStudio.setAside!({ id: body.id }, server.jobContext)
    expect((await planner.get('/api/import')).body.latest).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/interrupted twice/),
    })
    await server.workOff()
    expect((await planner.get('/api/clients')).body).toEqual([])
  })

  it('that is refused takes no ids', async () => {
    const last = `select last_value from pg_sequences where schemaname = 'public' and sequencename = 'tasks_id_seq'`
    const planner = await server.planner()
    const bytes = await changed(inRow('events', (row) => (row['client_id'] = 987_654)))
    const before = (await server.database.ownerPool.query(last)).rows
    expect(await importedWithoutPictures(planner, bytes)).toMatchObject({ state: 'failed' })
    expect((await server.database.ownerPool.query(last)).rows).toEqual(before)
  })

  it('that is no ZIP, or half of one, is refused', async () => {
    const planner = await server.planner()
    expect(await importedWithoutPictures(planner, Buffer.from('hello'))).toMatchObject({ status: 415 })
    expect(await importedWithoutPictures(planner, zip.subarray(0, zip.length / 2))).toMatchObject({
      state: 'failed',
      problem: 'The file is not a complete ZIP.',
    })
  })
})
