import type { Endpoint } from '#platform/contract/endpoint.ts'
import { sheetContentsOf } from '#day/days/contract/sheets/sheet-rows.ts'
import * as features from '#app/server/features.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { formOf } from '#test/form.ts'
import type { PlannerCaller, TestServer } from '#test/server.ts'

/** Gives a studio a row of each kind, with this text in it. */
export async function fillStudio(server: TestServer, planner: PlannerCaller, mark: string): Promise<void> {
  const client = await planner.addClient({ venue: mark, notes: mark })
  await planner.post(`/api/clients/${client.id}/invite`)
  await planner.patch('/api/business', { businessName: mark })
  await server.database.ownerPool.query(
    `insert into notifications (planner_id, title, message, type) values ($1, $2, $2, 'client')`,
    [planner.id, mark],
  )
  const days = [{ name: mark, days: 0, hasCeremony: true, rows: [] }]
  await server.database.ownerPool.query(
    `insert into sheet_templates (planner_id, name, days, contents) values ($1, $2, $3, $4)`,
    [planner.id, mark, JSON.stringify(days), JSON.stringify(sheetContentsOf(days))],
  )
  await server.database.ownerPool.query(
    `insert into letters (planner_id, client_id, person_id, person_name, email, subject, kinds, link_hash, settings_hash)
      select planner_id, client_id, id, $2, email, $2, '{message}', sha256(convert_to('letter ' || planner_id, 'UTF8')), sha256(convert_to('settings ' || planner_id, 'UTF8')) from people where planner_id = $1 limit 1`,
    [planner.id, mark],
  )
  await server.database.ownerPool.query(
    `with mailing as (insert into guest_mailings (planner_id, client_id, kind, wave, texts)
       values ($1, $2, 'invitation', 1, jsonb_build_array(jsonb_build_object('language', 'en', 'subject', $3::text, 'words', $3::text))) returning id)
     insert into guest_mails (planner_id, client_id, mailing_id, envelope_id, kind, state, email) select $1, $2, id, 1, 'invitation', 'sent', $3 from mailing`,
    [planner.id, client.id, mark],
  )
  const described: readonly ServerFeature[] = Object.values(features)
  for (const { sampleRow } of described) {
    if (!sampleRow) continue
    const path = sampleRow.path.replace('{client}', String(client.id))
    const { status } = await planner.post(path, sampleRow.body(mark, client.id))
    if (status !== 201) throw new Error(`${path} answers ${status}: the planner gets no row`)
  }
  const [vendor] = (await planner.get('/api/vendors')).body
  await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.id })
  const [day] = (await planner.get(`/api/clients/${client.id}/days`)).body
  await planner.post(`/api/days/${day.id}/items`, { title: mark, start: '12:00', minutes: 30 })
  await planner.post(`/api/days/${day.id}/contacts`, { name: mark, phone: '+39 055 1', role: mark })
  const form = await formOf({ content: mark }, [{ name: `${mark}.txt`, bytes: mark }])
  await planner.post(`/api/clients/${client.id}/messages`, ...form)
  await planner.post(`/api/clients/${client.id}/documents`, ...form)
  const sendAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await planner.post(`/api/clients/${client.id}/messages`, { content: mark, sendAt })
  await server.database.ownerPool.query(
    'insert into client_feedback (planner_id, client_id, rating, review) values ($1, $2, 5, $3)',
    [planner.id, client.id, mark],
  )
  await server.database.ownerPool.query(
    `with mail as (insert into unplaced_mails (planner_id, client_id, from_name, from_address, subject, content, reason)
       values ($1, $2, $3, $3, $3, $3, 'empty') returning id)
     insert into unplaced_files (planner_id, client_id, mail_id, file_key, original_name, file_type, file_size)
       select $1, $2, id, 'no-file', $3, 'text/plain', 1 from mail`,
    [planner.id, client.id, mark],
  )
  await planner.patch('/api/billing', { paymentInstructions: mark })
  await server.database.ownerPool.query(
    `insert into links (planner_id, client_id, kind, label, token_hash) values ($1, $2, 'vendor-day', $3, sha256(convert_to('link ' || $1::int, 'UTF8')))`,
    [planner.id, client.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into busy_calendars (planner_id, name, host, address, time_zone, mark) values ($1, $2, $2, $2, 'UTC', '')`,
    [planner.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into passkeys (planner_id, credential_id, public_key, sign_count, name) values ($1, 'sample' || $1::int, '\\x04', 0, $2)`,
    [planner.id, mark],
  )
  await server.database.ownerPool.query(
    `insert into couple_passkeys (planner_id, client_id, person_id, credential_id, public_key, sign_count, name)
       select planner_id, client_id, id, 'sample' || planner_id, '\\x05', 0, $2 from people where planner_id = $1 limit 1`,
    [planner.id, mark],
  )
  await planner.post('/api/export')
  await planner.post('/api/tokens', { name: mark, role: 'planner', days: null })
  await planner.post('/api/webhooks', { address: 'https://hooks.example.com/', topics: ['payments'] })
  await server.workOff()
  const deleted = await planner.addClient({ partnerOneName: mark })
  await planner.delete(`/api/clients/${deleted.id}`)
}

/** The tables of features whose rows are stored under another name. */
const tables: Record<string, string> = {
  attachments: 'message_attachments',
  feedback: 'client_feedback',
  'deleted-clients': 'deleted_weddings',
  snoozes: 'today_snoozes',
  feeds: 'links',
  tokens: 'api_tokens',
  sessions: 'planner_sessions',
  'client-passkeys': 'couple_passkeys',
}

/** The tables of rows that a call is about besides the first one. */
const innerTables: Record<string, string> = {
  itemId: 'day_items',
  contactId: 'day_contacts',
  linkId: 'links',
  vendorId: 'vendors',
  paymentId: 'invoice_payments',
}

/** The URL of the call with ids of rows that the planner owns. */
export async function urlOfRow(server: TestServer, planner: PlannerCaller, endpoint: Endpoint): Promise<string> {
  const feature = endpoint.path.split('/')[2] ?? ''
  const table = tables[feature] ?? feature.replace('-', '_')
  const batch = feature === 'history'
  if (!batch && !endpoint.path.includes('{id}')) return endpoint.path
  const id = await firstIn(server, planner, table, batch ? 'batch' : 'id')
  if (!id) throw new Error(`Give the studio a row in ${table}, so that ${endpoint.route} can be called.`)
  const inner = innerTables[/\{(\w+Id)\}/.exec(endpoint.path)?.[1] ?? '']
  const innerId = inner && (await firstIn(server, planner, inner))
  return endpoint.path.replace(/\{(id|batch)\}/, String(id)).replace(/\{\w+\}/, String(innerId ?? 1))
}

async function firstIn(
  server: TestServer,
  planner: PlannerCaller,
  table: string,
  column = 'id',
): Promise<number | undefined> {
  const { rows } = await server.database.ownerPool.query<{ id: number }>(
    `select ${column} as id from ${table} where planner_id = $1 order by id limit 1`,
    [planner.id],
  )
  return rows[0]?.id
}
