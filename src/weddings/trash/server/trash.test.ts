import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import * as features from '#app/server/features.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { openTestServer, password, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'
import { restoreWedding } from '#weddings/trash/server/queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<Row>(sql, values)).rows

/** Adds a row in every table that belongs to weddings: the sample rows of the features, and what those leave out. */
async function fill(planner: PlannerCaller, client: Client): Promise<void> {
  const at = `/api/clients/${client.id}`
  const described: readonly ServerFeature[] = Object.values(features)
  for (const { sampleRow } of described)
    if (sampleRow?.path.startsWith('/api/clients/{client}/'))
      await planner.post(sampleRow.path.replace('{client}', String(client.id)), sampleRow.body('A mark', client.id))
  const { body: task } = await planner.post('/api/tasks', { title: 'Order the arch', clientId: client.id })
  const { body: vendor } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
  await planner.post(`${at}/vendors`, { vendorId: vendor.id })
  const { body: message } = await planner.post(`${at}/messages`, { content: 'Hello' })
  await planner.post(`${at}/customization`, { colorScheme: 'rose' })
  await planner.patch(`${at}/letter-settings`, { kindsOff: ['document'] })
  const { body: day } = await planner.post(`${at}/days`, { name: 'Wedding day', date: '2027-06-12' })
  await planner.post(`/api/days/${day.id}/items`, { title: 'Arch', vendorIds: [vendor.id] })
  await planner.post(`/api/days/${day.id}/contacts`, { name: 'Aunt May' })
  await planner.post(`/api/days/${day.id}/publish`)
  const own = [planner.id, client.id]
  await ask('insert into client_feedback (planner_id, client_id, rating) values ($1, $2, 5)', own)
  await ask(
    `with mailing as (insert into guest_mailings (planner_id, client_id, kind, wave, texts) values ($1, $2, 'change', 1, '[]') returning id)
      insert into guest_mails (planner_id, client_id, mailing_id, envelope_id, kind, state, email)
      select $1, $2, id, 1, 'change', 'sent', 'ann@example.com' from mailing`,
    own,
  )
  await ask(
    `insert into documents (planner_id, client_id, filename, original_name, file_key, uploaded_by) values ($1, $2, 'a.pdf', 'A', 'key-of-a', 'planner')`,
    own,
  )
  await ask(
    `insert into message_attachments (planner_id, client_id, message_id, file_key, original_name, file_type, file_size) values ($1, $2, $3, 'key-of-b', 'b.pdf', 'application/pdf', 1)`,
    [...own, message.id],
  )
  await ask(
    `with later as (insert into scheduled_messages (planner_id, client_id, content, send_at) values ($1, $2, 'Later', now() + interval '1 day') returning id)
      insert into scheduled_files (planner_id, client_id, scheduled_id, file_key, original_name, file_type, file_size)
      select $1, $2, id, 'key-of-c', 'c.pdf', 'application/pdf', 1 from later`,
    own,
  )
  await ask('insert into task_nudges (planner_id, client_id, task_id) values ($1, $2, $3)', [...own, task.id])
  const { body: invoice } = await planner.post(`${at}/invoices`, { amount: '100', status: 'Sent' })
  await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '40', date: '2026-11-01' })
  const ofInvoice = [...own, invoice.id]
  await ask(
    `insert into checkouts (planner_id, client_id, invoice_id, session_id, url, amount_cents, expires_at) values ($1, $2, $3, 'cs_' || $3::int, 'https://pay.example', 6000, now())`,
    ofInvoice,
  )
  await ask(
    `insert into invoice_reminders (planner_id, client_id, invoice_id, kind, due_date) values ($1, $2, $3, 'before', '2027-01-01')`,
    ofInvoice,
  )
  await ask(
    `insert into letters (planner_id, client_id, person_id, person_name, email, subject, kinds, link_hash, settings_hash)
      select planner_id, client_id, id, name, 'emma@example.com', 'News', '{message}', sha256(convert_to('link ' || id, 'UTF8')), sha256(convert_to('settings ' || id, 'UTF8'))
      from people where planner_id = $1 and client_id = $2 and role = 'partner-one'`,
    own,
  )
  await ask(
    `insert into couple_passkeys (planner_id, client_id, person_id, credential_id, public_key, sign_count, name)
      select planner_id, client_id, id, 'passkey ' || id, '\\x06', 1, 'Phone' from people where planner_id = $1 and client_id = $2`,
    own,
  )
  await ask(
    `insert into reply_addresses (planner_id, client_id, person_id, token_hash)
      select planner_id, client_id, id, sha256(convert_to('reply ' || id, 'UTF8')) from people where planner_id = $1 and client_id = $2`,
    own,
  )
  await ask(
    `with mail as (insert into unplaced_mails (planner_id, client_id, from_name, from_address, subject, content, reason)
        values ($1, $2, 'Emma', 'emma@example.com', 'Re: News', 'Hello', 'spam') returning id)
      insert into unplaced_files (planner_id, client_id, mail_id, file_key, original_name, file_type, file_size)
      select $1, $2, id, 'no-file', 'plan.pdf', 'application/pdf', 1 from mail`,
    own,
  )
  await ask(
    `insert into rsvp_replies (planner_id, client_id, envelope_id, question_id, reply)
       select planner_id, client_id, e.id, q.id, 'Yes' from envelopes e join rsvp_questions q using (planner_id, client_id)
       where planner_id = $1 and client_id = $2 limit 1`,
    own,
  )
  await planner.patch(`/api/clients/${client.id}/guest-list`, { coupleMay: 'read' })
  await ask(`insert into history_batches (planner_id, client_id, kind, about) values ($1, $2, 'bulk', '{}')`, own)
  await ask(
    `insert into accounting_links (planner_id, client_id, company_id, kind, local_id, external_id) values ($1, $2, 'company', 'invoice', $3, '77')`,
    ofInvoice,
  )
}

async function snapshot(clientId: number): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>('select tables_of_weddings() as name')
  const rows: Record<string, unknown> = { clients: await ask('select * from clients where id = $1', [clientId]) }
  for (const { name } of tables)
    rows[name] = await ask(`select * from ${name} where client_id = $1 order by 1`, [clientId])
  return rows
}

const trashOf = async (planner: PlannerCaller) =>
  (await planner.get('/api/deleted-clients')).body as { id: number; partnerOneName: string }[]

describe('a deleted couple', () => {
  it('is restored completely, with its ids and password', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    const couple = await server.couple(planner, client)
    await fill(planner, client)
    const before = await snapshot(client.id)
    for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([])
    expect((await planner.delete(`/api/clients/${client.id}`)).status).toBe(204)
    for (const [table, rows] of Object.entries(await snapshot(client.id))) expect(rows, table).toEqual([])
    expect((await couple.get('/api/client-session')).status).toBe(401)
    const [deleted] = await trashOf(planner)
    expect(deleted).toMatchObject({ partnerOneName: 'Emma' })
    expect(deleted).not.toHaveProperty('rows')
    const restored = await planner.post(`/api/deleted-clients/${deleted!.id}/restore`)
    expect(restored).toMatchObject({ status: 200, body: { id: client.id, isActivated: true } })
    expect(await snapshot(client.id)).toEqual(before)
    expect(await trashOf(planner)).toEqual([])
    expect((await couple.post('/api/client-login', { email: client.email, password })).status).toBe(200)
  })

  it('is restored without a vendor that was deleted meanwhile', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    await fill(planner, client)
    await planner.delete(`/api/clients/${client.id}`)
    const [vendor] = (await planner.get('/api/vendors')).body as { id: number }[]
    await planner.delete(`/api/vendors/${vendor!.id}`)
    const [deleted] = await trashOf(planner)
    expect((await planner.post(`/api/deleted-clients/${deleted!.id}/restore`)).status).toBe(200)
    expect((await planner.get(`/api/clients/${client.id}/vendors`)).body).toEqual([])
    expect((await planner.get(`/api/clients/${client.id}/events`)).body).toHaveLength(1)
  })

  it('is not restored while another couple uses its address as login', async () => {
    const planner = await server.planner()
    const client = await planner.addClient()
    await server.couple(planner, client)
    await planner.delete(`/api/clients/${client.id}`)
    await server.couple(planner, await planner.addClient({ email: client.email }))
    const [deleted] = await trashOf(planner)
    expect((await planner.post(`/api/deleted-clients/${deleted!.id}/restore`)).status).toBe(409)
    expect(await trashOf(planner)).toHaveLength(1)
  })

  it('can’t be seen, restored or purged by others', async () => {
    const [planner, other] = [await server.planner(), await server.planner()]
    const client = await planner.addClient()
    await planner.delete(`/api/clients/${client.id}`)
    const [deleted] = await trashOf(planner)
    expect(await trashOf(other)).toEqual([])
    expect((await other.post(`/api/deleted-clients/${deleted!.id}/restore`)).status).toBe(404)
    expect((await other.delete(`/api/deleted-clients/${deleted!.id}`)).status).toBe(404)
    expect((await other.delete(`/api/clients/${client.id}`)).status).toBe(404)
    // The function bypasses row security, so it must check the studio itself.
    const who = { kind: 'planner', plannerId: other.id, sessionId: 0 } as const
    const directly = within(server.database.pool, who, (tx) => restoreWedding(tx, deleted!.id))
    await expect(directly).rejects.toMatchObject({ reason: 'not-found' })
    expect(await trashOf(planner)).toHaveLength(1)
  })

  it('takes no link that was mailed to a couple of another studio with the same address', async () => {
    const [one, other] = [await server.planner(), await server.planner()]
    const email = 'both@example.com'
    const gone = await one.addClient({ email })
    await server.couple(other, await other.addClient({ email }))
    await server.visitor().post('/api/client-login/link', { email }, { from: randomAddress() })
    await server.workOff()
    const links = async () =>
      (await server.database.ownerPool.query('select from sign_in_links where email = $1', [email])).rowCount
    expect(await links()).toBe(1)
    await one.delete(`/api/clients/${gone.id}`)
    const [{ id }] = (await one.get('/api/deleted-clients')).body as [{ id: number }]
    expect((await one.delete(`/api/deleted-clients/${id}`)).status).toBe(204)
    expect(await links()).toBe(1)
  })

  it('keeps its files until it is purged, by the planner or after thirty days', async () => {
    const planner = await server.planner()
    for (const way of ['planner', 'time']) {
      const client = await planner.addClient()
      const { key } = await server.files.put(Readable.from(['a picture']))
      await ask('update clients set avatar_key = $2 where id = $1', [client.id, key])
      await planner.delete(`/api/clients/${client.id}`)
      await server.workOff()
      expect(await server.files.get(key), way).toBeDefined()
      const [deleted] = await trashOf(planner)
      if (way === 'planner') await planner.delete(`/api/deleted-clients/${deleted!.id}`)
      else {
        await ask(`update deleted_weddings set deleted_at = now() - interval '29 days'`)
        await ask(`select graphile_worker.add_job('empty-trash')`)
        await server.workOff()
        expect(await trashOf(planner)).toHaveLength(1)
        await ask(`update deleted_weddings set deleted_at = now() - interval '31 days'`)
        await ask(`select graphile_worker.add_job('empty-trash')`)
      }
      await server.workOff()
      expect(await trashOf(planner)).toEqual([])
      expect(await server.files.get(key), way).toBeUndefined()
    }
  })
})
