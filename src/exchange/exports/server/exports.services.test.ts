import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '#app/server/tables.ts'
import { exportedTables, leftOut } from '#exchange/exports/server/exported-tables.ts'
import { formOf, pdf } from '#test/form.ts'
import { markedStudio, markedWedding, newsOf } from '#test/marked-studio.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { studioTables } from '#test/studio-rows.ts'
import { unzip } from '#test/unzip.ts'

const exported = exportedTables(tables)

let server: TestServer
let planner: PlannerCaller
let wedding: Awaited<ReturnType<typeof markedWedding>>
let alone: number

beforeAll(async () => {
  server = await openTestServer()
  const other = await markedStudio(server, 'zqotherqz', '#335577')
  await newsOf(other, await markedWedding(server, other, 'zqotherqz'), 'UTC')
  planner = await markedStudio(server, 'zqownqz', '#775533')
  wedding = await markedWedding(server, planner, 'zqownqz')
  await newsOf(planner, wedding, 'UTC')
  const single = await planner.addClient({ partnerOneName: 'Zoë 💍 / "O’Neil"', partnerTwoName: null })
  alone = single.id
  const at = (path: string) => `/api/clients/${alone}/${path}`
  const files = [{ name: 'plan: <b>💐?.pdf', bytes: pdf(3000) }]
  await planner.post(at('documents'), ...(await formOf({}, files)))
  await planner.post(at('documents'), ...(await formOf({}, files)))
  await planner.post(at('messages'), ...(await formOf({ content: '<script>alert(1)</script> & 💐' }, files)))
  await planner.post('/api/tasks', { title: '=1+1', clientId: alone, description: 'two\nlines, "quoted"' })
  const { body: florist } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
  await planner.post('/api/progress-goals', {
    title: 'Ten weddings',
    targetValue: 10,
    monthYear: '2026-11',
  })
  await planner.post(at('events'), { title: 'Tasting; with, cake', date: '2027-05-01', time: '14:30', minutes: 90 })
  const { body: day } = await planner.post(at('days'), { name: 'Wedding day', date: '2027-06-12' })
  await planner.post(`/api/days/${day.id}/items`, { title: 'Vows', start: '15:00' })
  await planner.post(at('vendors'), { vendorId: florist.id, status: 'booked' })
  const arch = { title: 'Arch', start: '11:00', vendorIds: [florist.id], audience: 'vendors' }
  await planner.post(`/api/days/${day.id}/items`, arch)
}, 60_000)
afterAll(() => server.close())

const ask = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<R>(sql, values)).rows

async function made(body: object = {}): Promise<Map<string, Buffer>> {
  const { status, body: asked } = await planner.post('/api/export', body)
  expect(status).toBe(202)
  await server.workOff()
  const answer = await planner.get(`/api/exports/${asked.id}`)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Larkspur export \d{4}-\d\d-\d\d\.zip"/)
  return unzip(answer.bytes)
}

type Row = Record<string, unknown>
const rowsOf = (files: Map<string, Buffer>, table: string) =>
  JSON.parse(String(files.get(`data/${table}.json`))) as Row[]

const textsOf = (files: Map<string, Buffer>) => [...files].flatMap(([path, bytes]) => [path, bytes.toString('latin1')])

describe('an export of the studio', () => {
  let files: Map<string, Buffer>
  beforeAll(async () => {
    files = await made()
  })

  it('contains every row with its id and its values', async () => {
    for (const { table: name } of exported) {
      const owner = name === 'planners' ? 'id' : 'planner_id'
      // The download is recorded after the export was made.
      const order = name === 'audit_entries' ? `and kind <> 'export-downloaded' order by seq` : 'order by id'
      const stored = await ask<{ row: Row }>(
        `select row_to_json(t) as row from ${name} t where ${owner} = $1 ${order}`,
        [planner.id],
      )
      const rows = rowsOf(files, name).toSorted((a, b) => Number(a['id']) - Number(b['id']))
      expect(rows.length, name).toBe(stored.length)
      for (const [at, row] of rows.entries())
        for (const [column, value] of Object.entries(row))
          if (column in stored[at]!.row) expect(value, `${name}.${column}`).toEqual(stored[at]!.row[column])
    }
    for (const name of ['clients', 'people', 'tasks', 'events', 'invoices', 'invoice_payments', 'day_items', 'history'])
      expect(rowsOf(files, name), name).not.toEqual([])
    expect(JSON.parse(String(files.get('larkspur.json')))).toMatchObject({
      format: 'larkspur-export',
      version: 1,
      wedding: null,
      missing: [],
      tables: { clients: 2 },
    })
  })

  it('contains every column but secrets, the state of the account, and the keys of files, which have a path instead', async () => {
    const columns = await ask<{ table: string; name: string }>(`
      select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' order by 1, 2`)
    const named = new Set(exported.map(({ table }) => table))
    const lacking = columns.filter(({ table, name }) => {
      const [row] = named.has(table) ? rowsOf(files, table) : []
      return row && !(name in row)
    })
    expect(lacking.map(({ table, name }) => `${table}.${name}`)).toEqual([
      'billing_settings.logo_key',
      'clients.avatar_key',
      'documents.file_key',
      'documents.thumbnail_key',
      'documents.view_key',
      'message_attachments.file_key',
      'planners.deletes_at',
      'planners.has_second_factor',
      'planners.password_hash',
      'planners.pending_email',
      'planners.requires_second_factor',
      'planners.sign_in_key_hash',
      'planners.templates_given',
      'planners.today_mailed_on',
      'studio_looks.photograph_key',
    ])
  })

  it('contains every file under its name, in the folder of its wedding', async () => {
    const keys = {
      documents: 'file_key',
      message_attachments: 'file_key',
      billing_settings: 'logo_key',
      studio_looks: 'photograph_key',
    }
    let count = 0
    for (const [table, column] of Object.entries(keys)) {
      const stored = await ask<{ id: number; key: string }>(
        `select id, ${column} as key from ${table} where planner_id = $1 and ${column} is not null`,
        [planner.id],
      )
      for (const { id, key } of stored) {
        const row = rowsOf(files, table).find((one) => one['id'] === id)!
        const path = String(row[column.replace('_key', '')])
        expect(files.get(path), path).toEqual(await buffer((await server.files.get(key))!.bytes))
        count += 1
      }
    }
    expect(count).toBe(7)
    expect([...files.keys()].filter((path) => path.startsWith('files/Zoë'))).toEqual([
      `files/Zoë 💍 - -O’Neil- (${alone})/plan- -b-💐-.pdf`,
      `files/Zoë 💍 - -O’Neil- (${alone})/plan- -b-💐- (2).pdf`,
      `files/Zoë 💍 - -O’Neil- (${alone})/plan- -b-💐- (3).pdf`,
    ])
  })

  it('contains the PDF of every invoice', () => {
    const invoices = rowsOf(files, 'invoices')
    expect(invoices).toHaveLength(2)
    for (const { pdf: path } of invoices) expect(files.get(String(path))?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(files.has('invoices/zqownqz.pdf')).toBe(true)
  })

  it('contains every list for spreadsheets, in which no text is a formula', () => {
    const lists = ['clients', 'people', 'events', 'tasks', 'vendors', 'vendors-of-weddings', 'invoices', 'payments']
    for (const name of [...lists, 'documents', 'messages', 'goals', 'feedback', 'run-sheet-items']) {
      const lines = String(files.get(`csv/${name}.csv`))
        .trimEnd()
        .split('\r\n')
      expect(lines.length, name).toBeGreaterThan(name === 'vendors-of-weddings' ? 0 : 1)
    }
    expect(String(files.get('csv/tasks.csv'))).toContain(`Zoë 💍 / ""O’Neil"`)
    expect(String(files.get('csv/tasks.csv'))).toContain(`,'=1+1,`)
    expect(String(files.get('csv/payments.csv'))).toContain('One zqownqz & Two zqownqz,USD,200.00,')
    expect(String(files.get('csv/run-sheet-items.csv'))).toContain('Wedding day,15:00,')
    expect(String(files.get('csv/run-sheet-items.csv'))).toMatch(
      /,Section,Vendors,Who sees it,State,[^]*,Arch,.*,Rosebud,vendors,/,
    )
    expect(String(files.get('README.txt'))).toContain('csv/          the lists for spreadsheets')
  })

  it('has in the list of a table all that was written in its rows', () => {
    // The name of a document's file is in its path.
    const notListed = new Set(['documents.filename', 'tasks.completed_by'])
    const count = (values: unknown[], wanted: unknown) => values.filter((value) => value === wanted).length
    const lacking = exported.flatMap(({ table, csv }) => {
      if (!csv) return []
      const cells = String(files.get(`csv/${csv.name}.csv`)).split(/[,\r\n]+/)
      const written = rowsOf(files, table)
        .flatMap((row) => Object.entries(row))
        .filter(([column]) => !notListed.has(`${table}.${column}`))
        .filter(([, value]) => typeof value === 'string' && value.includes('zqownqz'))
      const values = written.map(([, value]) => value)
      return written.flatMap(([column, value]) =>
        count(cells, value) < count(values, value) ? [`${table}.${column}`] : [],
      )
    })
    expect(lacking).toEqual([])
  })

  it('contains the conversations as pages without scripts, and a calendar', () => {
    const page = String(files.get(`messages/Zoë 💍 - -O’Neil- (${alone}).html`))
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; 💐')
    expect(page).not.toContain('<script')
    const [, href] = /href="([^"]+)"/.exec(page)!
    expect(files.has(decodeURIComponent(href!).replace('../', ''))).toBe(true)
    const calendar = String(files.get('calendar.ics'))
    expect(calendar).toContain('DTSTART:20270501T143000\r\nDURATION:PT90M\r\nSUMMARY:Tasting\\; with\\, cake (Zoë 💍')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20310614\r\nDTEND;VALUE=DATE:20310615\r\nSUMMARY:Wedding of One')
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('contains nothing of another studio', () => {
    for (const text of textsOf(files)) expect(text).not.toContain('zqotherqz')
    for (const { table: name } of exported)
      for (const row of rowsOf(files, name)) expect(row['planner_id'] ?? row['id'], name).toBe(planner.id)
  })
})

it('names every table of studios as exported or as left out', async () => {
  const named = tables.filter(({ exported: how }) => how !== undefined).map(({ table }) => table)
  expect(named.toSorted(), 'the tables that say whether they are exported').toEqual(
    [...(await studioTables(server.database.ownerPool)), 'planners'].toSorted(),
  )
})

it('contains one wedding only, if it is asked for', async () => {
  const files = await made({ clientId: alone })
  expect(rowsOf(files, 'clients').map(({ id }) => id)).toEqual([alone])
  for (const text of textsOf(files).filter((_, at) => at % 2 === 0)) expect(text).not.toContain('zqownqz')
  for (const [path, bytes] of files)
    if (!/data\/(planners|billing_settings)\.json|^files|messages/.test(path))
      expect(String(bytes), path).not.toContain('Witness zqownqz')
  expect(files.has('data/templates.json')).toBe(false)
  expect((await planner.post('/api/export', { clientId: 2147483647 })).status).toBe(404)
})

it('contains no secrets', async () => {
  const secret = 'zqhiddenqz'
  const columns = await ask<{ table: string; name: string; type: string }>(`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'bytea')
      and column_name ~ 'hash|token|secret|p256dh|auth|endpoint'`)
  expect(columns.length).toBeGreaterThan(10)
  for (const { table, name, type } of columns) {
    if (!(await studioTables(server.database.ownerPool)).includes(table) && table !== 'planners') continue
    const value = type === 'bytea' ? `convert_to('${secret}' || t.ctid::text, 'UTF8')` : `'${secret}' || t.ctid::text`
    const owner = table === 'planners' ? 'id' : 'planner_id'
    // The planner of this test stays signed in.
    if (table !== 'planner_sessions')
      await ask(`update ${table} t set ${name} = ${value} where ${owner} = $1`, [planner.id])
  }
  const hex = Buffer.from(secret).toString('hex')
  const files = await made()
  for (const text of textsOf(files)) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(hex)
  }
  for (const table of exported)
    for (const key of Object.keys(rowsOf(files, table.table)[0] ?? {})) {
      expect(leftOut(table)).not.toContain(key)
      if (!['template_key', 'once_key', 'external_key', 'is_key'].includes(key))
        expect(key, table.table).not.toMatch(/hash|token|secret|_key$|password/)
    }
})
