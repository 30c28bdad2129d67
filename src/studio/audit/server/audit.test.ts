import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#studio/audit/contract/endpoints.ts'
import { addApp } from '#test/authenticator.ts'
import { joinAs } from '#test/members.ts'
import { newDevice } from '#test/push/device.ts'
import { openTestServer, password, randomAddress, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let owner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  owner = await server.planner()
})
afterAll(() => server.close())

const ask = (sql: string, values: unknown[] = []) => server.database.ownerPool.query(sql, values)
const entries = async (query = '', planner = owner): Promise<AuditEntry[]> =>
  (await planner.get(`/api/audit${query}`)).body
/** The kinds of the latest entries, oldest first. */
const kinds = async (count: number) => (await entries(`?limit=${count}`)).map(({ kind }) => kind).toReversed()
const latest = async () => (await entries('?limit=1'))[0]!
const failedAs = (email: string, from: string) =>
  server.visitor().post('/api/auth/login', { email, password: 'wrong-password' }, { from })

describe('the audit log', () => {
  it('records who signed in, from where and with what', async () => {
    const again = server.visitor()
    const from = randomAddress()
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    await again.post('/api/auth/login', { email: owner.email, password }, { from, headers })
    expect(await latest()).toMatchObject({
      id: 2,
      kind: 'sign-in',
      sentence: 'Signed in (Firefox on Linux)',
      actor: 'owner',
      name: 'Paula Planner',
      address: from,
      wedding: null,
    })
    await again.post('/api/auth/logout', {}, { from, headers })
    expect(await latest()).toMatchObject({ kind: 'sign-out', actor: 'owner', name: 'Paula Planner', address: from })
  })

  it('records members by their names, and what is changed about them', async () => {
    const member = await joinAs(server, owner, 'assistant')
    await member.post('/api/auth/logout')
    expect(await entries('?limit=4')).toMatchObject([
      { kind: 'sign-out', actor: 'member', name: 'Max assistant' },
      { kind: 'sign-in', actor: 'member', name: 'Max assistant' },
      { kind: 'member-joined', name: 'Max assistant', sentence: 'Joined the studio as Assistant' },
      { kind: 'member-invited', actor: 'owner', sentence: 'Invited Max assistant as Assistant' },
    ])
    await owner.patch(`/api/members/${member.id}`, { role: 'planner' })
    expect((await latest()).sentence).toBe('Changed the role of Max assistant from Assistant to Planner')
    await owner.delete(`/api/members/${member.id}`)
    expect((await latest()).sentence).toBe('Removed Max assistant from the team')
  })

  it('records a handover by the name of the owner before', async () => {
    const member = await joinAs(server, owner, 'planner')
    await owner.post(`/api/members/${member.id}/hand-over`, { currentPassword: password })
    const { rows } = await ask(
      'select actor_name, details from audit_entries where planner_id = $1 order by seq desc limit 1',
      [owner.id],
    )
    expect(rows).toEqual([{ actor_name: 'Paula Planner', details: { to: 'Max planner' } }])
  })

  it('records what people of a couple do without their names, and shows them as long as they exist', async () => {
    const couple = await server.couple(owner)
    await couple.post('/api/client-logout')
    const wedding = { id: couple.client.id, name: 'Emma & James' }
    expect(await entries('?limit=5')).toMatchObject([
      { kind: 'sign-out', actor: 'person', name: 'Emma', wedding },
      { kind: 'sign-in', actor: 'person', name: 'Emma', sentence: 'Signed in with the password', wedding },
      { kind: 'sign-in', sentence: 'Signed in with an invitation', wedding },
      { kind: 'portal-activated', actor: 'person', wedding },
      { kind: 'invite-made', actor: 'owner', wedding },
    ])
    await owner.delete(`/api/clients/${couple.client.id}`)
    expect((await entries('?limit=2'))[1]).toMatchObject({
      name: 'Someone in the couple',
      wedding: { id: couple.client.id, name: null },
    })
  })

  it('records tokens, webhooks, links, calendars and exports as they come and go', async () => {
    const { body: token } = await owner.post('/api/tokens', { name: 'Zaps', role: 'planner', days: null })
    await owner.delete(`/api/tokens/${token.id}`)
    const { body: hook } = await owner.post('/api/webhooks', {
      address: 'https://hooks.example.com/a',
      topics: ['tasks'],
    })
    await owner.delete(`/api/webhooks/${hook.id}`)
    const client = await owner.addClient()
    const { body: link } = await owner.post(`/api/clients/${client.id}/day-links`, { kind: 'guest-day' })
    await owner.post(`/api/clients/${client.id}/links/${link.id}/renew`)
    await owner.delete(`/api/clients/${client.id}/links/${link.id}`)
    const { body: feed } = await owner.post('/api/feeds', {})
    await owner.post(`/api/feeds/${feed.id}/renew`)
    await owner.delete(`/api/feeds/${feed.id}`)
    await owner.post('/api/export', {})
    const expected =
      'token-made token-ended webhook-made webhook-removed link-made link-renewed link-revoked feed-made feed-renewed feed-ended export-asked'.split(
        ' ',
      )
    expect(await kinds(expected.length)).toEqual(expected)
    const texts = JSON.stringify(await entries())
    for (const secret of [token.token, hook.secret, link.token, feed.token]) expect(texts).not.toContain(secret)
  })

  it('records the devices of people of a couple', async () => {
    const couple = await server.couple(owner)
    const subscription = { endpoint: 'https://push.example.com/phone', keys: newDevice().keys, label: 'Safari' }
    for (let times = 0; times < 2; times += 1) expect((await couple.put('/api/push', subscription)).status).toBe(200)
    for (let times = 0; times < 2; times += 1) expect((await couple.delete('/api/push')).status).toBe(204)
    const wedding = { id: couple.client.id, name: 'Emma & James' }
    expect((await entries('?limit=3')).toReversed()).toMatchObject([
      { kind: 'sign-in' },
      { kind: 'device-added', actor: 'person', name: 'Emma', wedding, sentence: 'Has notifications sent to Safari' },
      { kind: 'device-removed', actor: 'person', name: 'Emma', wedding },
    ])
  })

  it('records recovery codes, CSV files, devices and calendars of others', async () => {
    const { app } = await addApp(owner)
    const before = await entries()
    await owner.post('/api/second-factors/recovery-codes', { currentPassword: password, code: await app.next() })
    expect((await owner.get('/api/invoices/csv')).status).toBe(200)
    expect((await owner.get('/api/invoices/payments-csv')).status).toBe(200)
    const subscription = { endpoint: 'https://push.example.com/device', keys: newDevice().keys, label: 'Chrome' }
    for (const again of [subscription, { ...subscription, label: 'The same device' }])
      expect((await owner.put('/api/push', again)).status).toBe(200)
    expect((await owner.delete('/api/push')).status).toBe(204)
    expect((await owner.delete('/api/push')).status).toBe(204)
    const { rows } = await ask(
      `insert into busy_calendars (planner_id, name, host, address, time_zone, mark)
        values ($1, 'Own', 'calendars.example.com', 'https://calendars.example.com/a-secret', 'UTC', '') returning id`,
      [owner.id],
    )
    expect((await owner.delete(`/api/busy-calendars/${rows[0].id}`)).status).toBe(204)
    const { body: token } = await owner.post('/api/tokens', {
      name: 'Books',
      role: 'bookkeeper',
      readsOnly: true,
      days: 30,
    })
    const headers = { authorization: `Bearer ${token.token}` }
    expect((await server.visitor().get('/api/invoices/csv', { headers })).status).toBe(200)
    const added = (await entries()).slice(0, -before.length).toReversed()
    expect(added).toMatchObject([
      { kind: 'codes-made', actor: 'owner' },
      { kind: 'invoices-downloaded' },
      { kind: 'payments-downloaded' },
      { kind: 'device-added' },
      { kind: 'device-removed', sentence: 'Ended the notifications to The same device' },
      { kind: 'busy-calendar-removed', sentence: 'Removed a calendar from calendars.example.com for busy times' },
      { kind: 'token-made' },
      { kind: 'invoices-downloaded', actor: 'token', name: 'API token Books' },
    ])
    expect(JSON.stringify(added)).not.toContain('a-secret')
  })

  it('records payments with their amounts', async () => {
    const client = await owner.addClient()
    const { body: invoice } = await owner.post(`/api/clients/${client.id}/invoices`, { amount: '500', status: 'Sent' })
    const day = new Date().toISOString().slice(0, 10)
    await owner.post(`/api/invoices/${invoice.id}/payments`, { amount: '200', date: day })
    expect(await latest()).toMatchObject({
      kind: 'payment-recorded',
      sentence: `Recorded a payment of $200.00 for invoice ${invoice.invoiceNumber}`,
      wedding: { id: client.id },
    })
    const { rows } = await ask('select id from invoice_payments where invoice_id = $1', [invoice.id])
    await owner.delete(`/api/invoices/${invoice.id}/payments/${rows[0].id}`)
    expect((await latest()).kind).toBe('payment-removed')
  })

  it('records nothing of a call that is refused or fails', async () => {
    const before = await entries()
    await owner.post('/api/tokens', { name: '', role: 'planner', days: null })
    await owner.delete('/api/tokens/987654')
    await owner.patch('/api/auth/password', {
      currentPassword: password,
      newPassword: 'abcdefg',
      confirmPassword: 'another',
    })
    expect(await entries()).toEqual(before)
  })

  it('records a wrong password that somebody who is signed in gives for a change', async () => {
    const member = await joinAs(server, owner, 'assistant')
    const before = (await latest()).id
    const newPassword = { newPassword: 'abcdefg', confirmPassword: 'abcdefg' }
    const from = randomAddress()
    await owner.patch('/api/auth/password', { currentPassword: 'wrong', ...newPassword }, { from })
    await member.post('/api/second-factors/authenticator', { currentPassword: 'wrong' })
    await owner.patch('/api/profile', { email: `${unique()}@example.com` })
    expect((await entries()).filter(({ id }) => id > before)).toMatchObject([
      { kind: 'password-refused', actor: 'member', name: 'Max assistant' },
      { sentence: 'Entered a wrong password for a change', actor: 'owner', name: 'Paula Planner', address: from },
    ])
  })

  it('numbers the entries of calls at the same time without gaps', async () => {
    const before = (await latest()).id
    const make = (at: number) => owner.post('/api/tokens', { name: `Token ${at}`, role: 'planner', days: null })
    await Promise.all(Array.from({ length: 12 }, (_, at) => make(at)))
    expect((await entries('?group=access')).map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, at) => before + 12 - at),
    )
  })
})

describe('failed sign-ins', () => {
  it('of a known account are recorded once, and again at each tenth', async () => {
    const from = randomAddress()
    for (let tries = 1; tries <= 10; tries += 1) await failedAs(owner.email, from)
    await server.workOff()
    const failures = (await entries()).filter(({ kind }) => kind === 'sign-in-failed')
    expect(failures).toMatchObject([
      { sentence: 'Failed to sign in as Paula Planner, 10 times', actor: 'nobody', name: 'Someone', address: from },
      { sentence: 'Failed to sign in as Paula Planner', address: from },
    ])
  })

  it('of members and couples are recorded too, and of unknown addresses nowhere', async () => {
    const member = await joinAs(server, owner, 'assistant')
    const couple = await server.couple(owner)
    const { rows: before } = await ask('select count(*) from audit_entries')
    await failedAs(`${unique()}@nowhere.example`, randomAddress())
    await server.workOff()
    expect((await ask('select count(*) from audit_entries')).rows).toEqual(before)
    await failedAs(member.email, randomAddress())
    await server.visitor().post('/api/client-login', { email: couple.client.email, password: 'wrong-password' })
    await server.workOff()
    const sentences = (await entries('?group=sign-ins&actor=nobody')).map(({ sentence }) => sentence)
    expect(sentences.toSorted()).toEqual(['Failed to sign in as Max assistant', 'Failed to sign in to the portal'])
  })

  it('from many networks do not fill the log of a studio', async () => {
    await ask(`insert into attempts (kind, key) select 'failed-sign-ins-of-studio', $1 from generate_series(1, 60)`, [
      String(owner.id),
    ])
    await failedAs(owner.email, randomAddress())
    await server.workOff()
    expect(await entries('?actor=nobody')).toEqual([])
  })
})

describe('the list of the audit log', () => {
  it('comes in pages, latest first, and is filtered by group, actor and member', async () => {
    const member = await joinAs(server, owner, 'assistant')
    const first = await owner.get('/api/audit?limit=2')
    expect(first.body.map(({ id }: AuditEntry) => id)).toEqual([4, 3])
    expect(first.headers['link']).toBe('</api/audit?limit=2&before=3>; rel="next"')
    expect((await entries('?limit=2&before=3')).map(({ id }) => id)).toEqual([2, 1])
    expect((await entries('?group=team')).map(({ kind }) => kind)).toEqual(['member-joined', 'member-invited'])
    expect((await entries('?actor=owner')).every(({ actor }) => actor === 'owner')).toBe(true)
    expect((await entries(`?memberId=${member.id}`)).map(({ name }) => name)).toEqual([
      'Max assistant',
      'Max assistant',
    ])
    for (const wrong of ['group=nothing', 'actor=nobody-else', 'memberId=0', 'limit=0'])
      expect((await owner.get(`/api/audit?${wrong}`)).status).toBe(400)
  })

  it('can be downloaded as CSV, which is recorded as well', async () => {
    await owner.post('/api/tokens', { name: '=1+1', role: 'planner', days: null })
    const { status, bytes, headers } = await owner.get('/api/audit/csv')
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' })
    const lines = bytes.toString().split('\r\n')
    expect(lines[0]).toBe('\uFEFFNumber,Time (UTC),Who,What,Kind,Address,Wedding,Couple,Seal')
    expect(lines[1]).toMatch(
      /^2,20\d\d-.*Z,Paula Planner,Created the API token “=1\+1” .*,token-made,127.0.0.1,,,[0-9a-f]{64}$/,
    )
    expect((await latest()).kind).toBe('log-downloaded')
  })

  it('is for the owner only', async () => {
    const other = await server.planner()
    for (const role of ['planner', 'assistant', 'bookkeeper'] as const) {
      const member = await joinAs(server, owner, role)
      for (const path of ['/api/audit', '/api/audit/csv']) expect((await member.get(path)).status).toBe(403)
    }
    expect(await entries('', other)).toHaveLength(1)
  })
})
