import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
  planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
})
afterAll(() => server.close())

const words = 'We are glad that you are here.\nBring <b>cake</b> & time.'

const mailed = async () => {
  await server.workOff()
  return server.newMails()
}

type Invited = { path: string; link: RegExp }

const couple = async (): Promise<Invited> => {
  const { id } = await planner.addClient()
  return { path: `/api/clients/${id}/invite`, link: /client-invite\/[\w-]{43}/g }
}

const person = async (): Promise<Invited> => {
  const { id } = await planner.addClient()
  const email = `${unique()}@example.com`
  const { body } = await planner.post(`/api/clients/${id}/people`, { name: 'Ruth', email })
  return { path: `/api/people/${body.id}/invite`, link: /client-login\/link\?token=[\w-]{43}/g }
}

it.each([
  ['a couple', couple, (path: string) => `${path}/mail`],
  ['a person', person, (path: string) => path],
])('an invitation of %s counts against the 300 mails that a studio sends in an hour', async (_, invited, sending) => {
  const { path } = await invited()
  await mailed()
  const insert = `insert into attempts (kind, key) select 'mails-of-studio', $1 from generate_series(1, 300)`
  await server.database.ownerPool.query(insert, [String(planner.id)])
  const refused = await planner.post(sending(path), {})
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  expect(await mailed()).toEqual([])

  await server.database.ownerPool.query(`delete from attempts where kind = 'mails-of-studio'`)
  expect((await planner.post(sending(path), {})).status).toBe(200)
  expect(await mailed()).toHaveLength(1)
  const { rows } = await server.database.ownerPool.query(`select key from attempts where kind = 'mails-of-studio'`)
  expect(rows).toEqual([{ key: String(planner.id) }])
})

it('does not count mails of the future, which were sent before the clock was set back', async () => {
  const { path } = await couple()
  const insert = `insert into attempts (kind, key, at) select 'mails-of-studio', $1, now() + interval '1 day' from generate_series(1, 300)`
  await server.database.ownerPool.query(insert, [String(planner.id)])
  expect((await planner.post(`${path}/mail`, {})).status).toBe(200)
  await server.database.ownerPool.query(`delete from attempts where kind = 'mails-of-studio'`)
  await mailed()
})

it.each([
  ['a couple', couple, (path: string) => `${path}/mail`],
  ['a person', person, (path: string) => path],
])('an invitation of %s is sent as its preview shows it, with the own words', async (_, invited, sending) => {
  const { path, link } = await invited()
  await mailed()
  const { status, body: shown } = await planner.post(`${path}/preview`, { words })
  expect(status).toBe(200)
  expect(await mailed()).toEqual([])
  expect(shown.text).toContain(`${words}\n\n`)
  expect(shown.html).toContain('We are glad that you are here.<br>Bring &lt;b&gt;cake&lt;/b&gt; &amp; time.')
  expect(shown.text).toContain('Fern & Fig')

  expect((await planner.post(sending(path), { words })).status).toBe(200)
  const [mail, ...more] = await mailed()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: [{ address: shown.to }],
    subject: shown.subject,
    replyTo: [{ address: 'hello@fern.example' }],
  })
  const withoutToken = (text?: string) => text?.replaceAll(link, (found) => `${found.slice(0, -43)}…`).trim()
  expect(withoutToken(mail?.text)?.replaceAll('\r\n', '\n')).toBe(shown.text.trim())
  expect(withoutToken(mail?.html)?.replaceAll('\r\n', '\n')).toBe(shown.html.trim())
})

it.each([
  ['more than 2,000 characters', 'x'.repeat(2001)],
  ['control characters', 'Hello\u0007'],
])('own words with %s are refused, and nothing is sent', async (_, wrong) => {
  const invited = [await couple(), await person()]
  await mailed()
  for (const { path } of invited)
    for (const address of [`${path}/preview`, path.includes('clients') ? `${path}/mail` : path])
      expect(await planner.post(address, { words: wrong })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'words' }] },
      })
  expect(await mailed()).toEqual([])
})

it('is previewed only by its own planner, and a person only with an address', async () => {
  const other = await server.planner()
  for (const { path } of [await couple(), await person()])
    expect((await other.post(`${path}/preview`)).status).toBe(404)
  const { id } = await planner.addClient()
  const { body } = await planner.post(`/api/clients/${id}/people`, { name: 'Ruth' })
  expect((await planner.post(`/api/people/${body.id}/invite/preview`)).status).toBe(400)
})

it('the answer for an invite names studio, planner and address, and nothing more', async () => {
  const client = await planner.addClient({ notes: 'private', venue: 'The Old Mill' })
  const { body } = await planner.post(`/api/clients/${client.id}/invite`)
  const answer = await server.visitor().get(`/api/client-invite/${body.inviteUrl.split('/').pop()}`)
  expect(answer.body).toEqual({
    partnerOneName: 'Emma',
    partnerTwoName: 'James',
    weddingDate: null,
    venue: 'The Old Mill',
    studio: 'Fern & Fig',
    plannerName: 'Paula Planner',
    email: client.email,
    isActivated: false,
    language: 'en',
    region: expect.objectContaining({ country: 'US', clock: 12 }),
    colors: null,
    welcomeWords: null,
    logoUrl: null,
    photographUrl: null,
  })
})

it('a mailed link names the address to sign in with, as long as it works', async () => {
  const { path } = await person()
  await mailed()
  const { email } = (await planner.post(path)).body
  const token = (await mailed())[0]?.text?.match(/link\?token=([\w-]+)/)?.[1] ?? ''
  const read = async () => (await server.visitor().get(`/api/client-login/link/${token}`)).body
  expect(await read()).toMatchObject({ state: 'open', email })
  expect((await server.visitor().post(`/api/client-login/link/${token}`, {})).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'used', email: null })
})
