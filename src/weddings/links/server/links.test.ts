import { defaultRegion } from '#platform/contract/locale/region.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIsGone } from '#platform/contract/link-kinds.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import { hashOf, within } from '#platform/server/db/caller-transaction.ts'
import { concerns } from '#app/server/heard-topics.ts'
import { openLive } from '#platform/server/http/live.ts'
import { readLink } from '#app/server/read-link.ts'
import { buildServer } from '#app/server/serve.ts'
import { linkOf } from '#test/links.ts'
import { openTestServer, randomAddress, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.ownerPool.query<Row>(sql, values)).rows
const open = (token: string, from = randomAddress()) => server.visitor().get(`/api/links/${token}`, { from })
const gone = { status: 404, body: { message: linkIsGone } }

async function studioWithLink() {
  const planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Rosa Weddings' })
  const client = await planner.addClient()
  const link = await linkOf(server, planner, { clientId: client.id })
  return { planner, client, ...link, at: `/api/clients/${client.id}/links` }
}

describe('a link', () => {
  it('says whom it is for, without a session or a cookie', async () => {
    const { token } = await studioWithLink()
    const answer = await open(token)
    expect(answer).toMatchObject({ status: 200, cookies: [] })
    expect(answer.body).toEqual({
      kind: 'party-day',
      label: 'Rosebud Flowers',
      language: 'en',
      studio: 'Rosa Weddings',
      colors: null,
      region: defaultRegion,
      logoUrl: null,
      expiresAt: null,
      couple: { partnerOneName: 'Emma', partnerTwoName: 'James' },
      content: { kind: 'party-day', days: [], confirmations: [], weddings: [] },
    })
  })

  it('may belong to no wedding', async () => {
    const planner = await server.planner()
    await planner.addClient()
    const { token } = await linkOf(server, planner, { kind: 'guest-day', label: 'Everybody' })
    expect((await open(token)).body).toMatchObject({ kind: 'guest-day', couple: null, studio: 'Paula Planner' })
  })

  it('cannot belong to a wedding of another studio', async () => {
    const planner = await server.planner()
    const foreign = await (await server.planner()).addClient()
    await expect(linkOf(server, planner, { clientId: foreign.id })).rejects.toMatchObject({ cause: { code: '23503' } })
  })

  it('has a secret of 256 bits, of which only the hash is stored', async () => {
    const { id, token } = await studioWithLink()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await ask<{ token_hash: Buffer }>('select * from links where id = $1', [id])
    expect(row?.token_hash).toEqual(hashOf(token))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('stops working when it expires', async () => {
    const { planner, client } = await studioWithLink()
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const { id, token } = await linkOf(server, planner, { clientId: client.id, expiresAt })
    expect(await open(token)).toMatchObject({ status: 200, body: { expiresAt } })
    await ask(`update links set expires_at = now() where id = $1`, [id])
    expect(await open(token)).toMatchObject(gone)
  })

  it('counts calls within ten minutes as one opening, and announces it to the planner', async () => {
    const { planner, client, id, token, at } = await studioWithLink()
    const heard: unknown[] = []
    const stop = server.database.announcements.listen((change) => heard.push(change))
    const listened = await openLive(server.database, concerns, () => {})
    await Promise.all(Array.from({ length: 6 }, () => open(token)))
    const [link] = (await planner.get(at)).body
    expect(link).toMatchObject({ id, openedCount: 1, lastOpenedAt: expect.any(String) })
    await expect.poll(() => heard).toContainEqual({ planner: planner.id, client: client.id, changed: 'links' })
    await ask(`update links set last_opened_at = now() - interval '11 minutes' where id = $1`, [id])
    await open(token)
    await expect.poll(async () => (await planner.get(at)).body).toMatchObject([{ openedCount: 2 }])
    stop()
    await listened.close()
  })
})

it('answers with what the feature of its kind adds', async () => {
  const { planner, client, id } = await studioWithLink()
  const who = {
    plannerId: planner.id,
    clientId: client.id,
    weddings: [client.id],
    linkId: id,
    linkKind: 'party-day',
    subjectId: 3,
  } as const
  const titles = (tx: Tx, { subjectId }: LinkCaller) =>
    tx.execute<{ id: number }>('select id from clients').then(({ rows }) => ({ rows, subjectId }))
  const read = readLink({ 'party-day': titles })
  const answer = within(server.database.pool, { kind: 'link', ...who }, (tx) =>
    read({ tx, who: { kind: 'link', ...who } } as never),
  )
  expect(await answer).toMatchObject({
    kind: 'party-day',
    label: 'Rosebud Flowers',
    content: { rows: [{ id: client.id }], subjectId: 3 },
  })
})

describe('a planner', () => {
  it('lists the links of a wedding, without their secrets', async () => {
    const { planner, client, id, at } = await studioWithLink()
    const { status, body } = await planner.get(at)
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id,
        clientId: client.id,
        kind: 'party-day',
        subjectId: null,
        label: 'Rosebud Flowers',
        email: null,
        isMailed: false,
        createdAt: expect.any(String),
        expiresAt: null,
        revokedAt: null,
        lastOpenedAt: null,
        openedCount: 0,
      },
    ])
  })

  it('renews a link: the earlier address stops working', async () => {
    const { planner, id, token, at } = await studioWithLink()
    expect((await open(token)).status).toBe(200)
    const renewed = await planner.post(`${at}/${id}/renew`)
    expect(renewed).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    expect(await open(token)).toMatchObject(gone)
    expect((await open(renewed.body.token)).status).toBe(200)
  })

  it('revokes a link, twice without harm, and makes it work again with a new address', async () => {
    const { planner, id, token, at } = await studioWithLink()
    expect((await open(token)).status).toBe(200)
    for (let time = 0; time < 2; time++) expect((await planner.delete(`${at}/${id}`)).status).toBe(204)
    expect(await open(token)).toMatchObject(gone)
    expect((await planner.get(at)).body).toMatchObject([{ revokedAt: expect.any(String) }])
    const { body } = await planner.post(`${at}/${id}/renew`)
    expect((await open(body.token)).status).toBe(200)
    expect(await open(token)).toMatchObject(gone)
  })

  it('renews an expired link for 14 days, and keeps a later end', async () => {
    const { planner, client, at } = await studioWithLink()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    for (const [before, after] of [
      [inDays(-3), inDays(14)],
      [inDays(60), inDays(60)],
    ] as const) {
      const { id } = await linkOf(server, planner, { clientId: client.id, expiresAt: before })
      const { body } = await planner.post(`${at}/${id}/renew`)
      const opened = await open(body.token)
      expect(opened.status).toBe(200)
      expect(Math.abs(Date.parse(opened.body.expiresAt) - Date.parse(after))).toBeLessThan(60_000)
    }
  })

  it('reaches no link by the address of another wedding, or of another studio', async () => {
    const { planner, id, token, at } = await studioWithLink()
    const otherWedding = await planner.addClient()
    const other = await server.planner()
    const attempts = [
      await planner.post(`/api/clients/${otherWedding.id}/links/${id}/renew`),
      await planner.delete(`/api/clients/${otherWedding.id}/links/${id}`),
      await other.get(at),
      await other.post(`${at}/${id}/renew`),
      await other.delete(`${at}/${id}`),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await open(token)).status).toBe(200)
  })

  it('gets a restored couple back without its links', async () => {
    const { planner, client, token, at } = await studioWithLink()
    await linkOf(server, planner, { label: 'Of no wedding' })
    await planner.delete(`/api/clients/${client.id}`)
    expect(await open(token)).toMatchObject(gone)
    const [deleted] = (await planner.get('/api/deleted-clients')).body
    expect((await planner.post(`/api/deleted-clients/${deleted.id}/restore`)).status).toBe(200)
    expect(await planner.get(at)).toMatchObject({ status: 200, body: [] })
    expect(await open(token)).toMatchObject(gone)
    const kept = await ask('select label from links where planner_id = $1', [planner.id])
    expect(kept).toEqual([{ label: 'Of no wedding' }])
    const { body } = await planner.get('/api/deleted-clients')
    expect(JSON.stringify(body)).not.toContain(token)
  })
})

describe('guessing', () => {
  const guess = (from: string, turn: number) => open(`guess-${turn}-of-something`, from)

  it('is refused after 60 unknown links in 15 minutes, for the network only', async () => {
    const { token } = await studioWithLink()
    const from = '2001:db8:7:1::1'
    for (let turn = 0; turn < 60; turn++) expect(await guess(from, turn)).toMatchObject(gone)
    const refused = await guess('2001:db8:7:1::2', 60)
    expect(refused).toMatchObject({ status: 429, body: { message: expect.any(String) } })
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(13 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect((await open('A'.repeat(43), from)).status).toBe(429)
    expect((await open(token)).status).toBe(200)
    expect((await guess('2001:db8:7:2::1', 61)).status).toBe(404)
  })

  it('does not keep others on the same network from opening links, also for the first time', async () => {
    const { planner, id, token, at } = await studioWithLink()
    const from = randomAddress()
    expect((await open(token, from)).status).toBe(200)
    const answers = []
    for (let turn = 0; turn < 62; turn++) answers.push((await guess(from, turn)).status)
    expect(answers.slice(-2)).toEqual([429, 429])
    expect((await open(token, from)).status).toBe(200)
    const { token: never } = await studioWithLink()
    expect((await open(never, from)).status).toBe(200)
    await planner.delete(`${at}/${id}`)
    expect((await open(token, from)).status).toBe(429)
  })

  it('is not what opening a valid link often is', async () => {
    const { token } = await studioWithLink()
    const from = randomAddress()
    for (let turn = 0; turn < 70; turn++) expect((await open(token, from)).status).toBe(200)
    expect((await guess(from, 1)).status).toBe(404)
    expect(await ask(`select key from attempts where key = $1`, [from])).toHaveLength(1)
  })
})

it('the log names the route of a failed call, and never the secret', async () => {
  const { token } = await studioWithLink()
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const live = await openLive(server.database, concerns, () => {})
  const config = { publicUrl: 'http://localhost:3000', trustProxy: [] }
  const app = await buildServer({ config, database: server.database, services: server.jobContext.services, live, log })
  await ask('alter function enter_link rename to hidden')
  const failed = await app.inject({ url: `/api/links/${token}` })
  await ask('alter function hidden rename to enter_link')
  await ask('revoke select on links from larkspur_link')
  const refused = await app.inject({ url: `/api/links/${token}` })
  await ask('grant select (id, planner_id, client_id, label, expires_at) on links to larkspur_link')
  expect([failed.statusCode, refused.statusCode]).toEqual([500, 403])
  expect(lines.join()).toContain('/api/links/:token')
  expect(lines.join()).not.toContain(token)
  await app.close()
  await live.close()
})
