import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '#guests/rsvp-page/contract/endpoints.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { within } from '#platform/server/db/caller-transaction.ts'
import { exported, imported } from '#test/imports.ts'
import { linkOf } from '#test/links.ts'
import { openTestServer, randomAddress, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const hostile = '<img src=x onerror=alert(1)>"\''

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const path = `/api/clients/${couple.client.id}`
  const { body: part } = await planner.post(`${path}/parts`, { name: 'Dinner' })
  const guests = ['Ann', 'Bob'].map((firstName) => ({ firstName, lastName: 'Hill' }))
  const { body: envelope } = await planner.post(`${path}/envelopes`, { guests })
  const subject = { clientId: couple.client.id, subjectId: envelope.id as number }
  const { token } = await linkOf(server, planner, { kind: 'rsvp', ...subject })
  const [ann, bob] = envelope.guests.map(({ id }: { id: number }) => id) as [number, number]
  const ask = async (body: object, caller: Caller = planner) =>
    (await caller.post(`${path}/rsvp-questions`, body)).body as Question
  const visitor = server.visitor()
  return {
    planner,
    couple,
    path,
    part: part.id as number,
    envelope: envelope.id as number,
    ann,
    bob,
    token,
    ask,
    page: `/rsvp/${token}`,
    read: async () => (await visitor.get(`/api/rsvp/${token}`)).body as Rsvp,
    answer: (body: object) => visitor.post(`/api/rsvp/${token}`, { answers: [], ...body }),
    coming: { guestId: ann, partId: part.id as number, attending: true },
    replies: async () => (await planner.get(`${path}/rsvp-replies`)).body,
  }
}

const post = (url: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: randomAddress(),
  })
const get = (url: string) => server.app.inject({ method: 'GET', url })

describe('questions', () => {
  it('are written by planner and couple, keep their order, and are at most ten', async () => {
    const { planner, couple, path, ask } = await wedding()
    const song = await ask({ text: 'Which song?', kind: 'song' })
    const bus = await ask({ text: 'Bus?', kind: 'choice', options: ['At six', 'At eight'] }, couple)
    const body = { ids: [bus.id, song.id] }
    const ordered = await couple.post(`${path}/rsvp-questions/order`, body)
    expect(ordered.body.map(({ text }: Question) => text)).toEqual(['Bus?', 'Which song?'])
    expect(
      (await planner.post(`${path}/rsvp-questions`, { text: 'One?', kind: 'choice', options: ['A'] })).status,
    ).toBe(400)
    const change = { text: 'Bus home?', previous: { text: 'Seen by nobody' } }
    expect((await planner.patch(`/api/rsvp-questions/${bus.id}`, change)).status).toBe(409)
    for (let count = 2; count < 10; count += 1) await ask({ text: `Question ${count}` })
    expect((await planner.post(`${path}/rsvp-questions`, { text: 'An eleventh' })).status).toBe(400)
    await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
    expect((await couple.post(`${path}/rsvp-questions`, { text: 'Mine?' })).status).toBe(403)
    expect((await couple.delete(`/api/rsvp-questions/${bus.id}`)).status).toBe(403)
    expect((await couple.patch(`${path}/rsvp-page`, { dressCode: 'Pink' })).status).toBe(403)
  })

  it('are answered once for an envelope, with nothing that is not to be chosen', async () => {
    const { ask, answer, replies, coming, envelope } = await wedding()
    const bus = await ask({ text: 'Bus?', kind: 'choice', options: ['At six', 'At eight'], isRequired: true })
    const vegan = await ask({ text: 'Vegan?', kind: 'yes-no' })
    expect((await answer({ answers: [coming] })).status).toBe(400)
    expect((await answer({ answers: [{ ...coming, attending: false }] })).status).toBe(200)
    const to = (questionId: number, reply: string) => ({ answers: [coming], replies: [{ questionId, reply }] })
    expect((await answer(to(bus.id, 'At nine'))).status).toBe(400)
    expect((await answer(to(vegan.id, 'maybe'))).status).toBe(400)
    expect((await answer(to(bus.id, 'At six'))).status).toBe(200)
    expect((await answer(to(bus.id, 'At eight'))).status).toBe(200)
    expect(await replies()).toEqual([{ envelopeId: envelope, questionId: bus.id, reply: 'At eight' }])
    expect((await answer({ replies: [{ questionId: bus.id, reply: 'x'.repeat(501) }] })).status).toBe(400)
  })

  it('of another wedding are not there, for the call and for the role of the link', async () => {
    const own = await wedding()
    const other = await wedding()
    const foreign = await other.ask({ text: 'Foreign?' })
    expect((await own.answer({ replies: [{ questionId: foreign.id, reply: 'x' }] })).status).toBe(404)
    expect((await other.couple.get(`${own.path}/rsvp-replies`)).status).toBe(404)
    const second = await own.planner.addClient()
    const { body: beside } = await own.planner.post(`/api/clients/${second.id}/rsvp-questions`, { text: 'Beside?' })
    const who = {
      kind: 'link',
      plannerId: own.planner.id,
      clientId: own.couple.client.id,
      weddings: [own.couple.client.id],
      linkId: 1,
      linkKind: 'rsvp',
      subjectId: own.envelope,
    } as const
    const insert = `insert into rsvp_replies (client_id, envelope_id, question_id, reply)
      values (${own.couple.client.id}, ${own.envelope}, ${beside.id}, 'x')`
    await expect(within(server.database.pool, who, (tx) => tx.execute(insert))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it('are deleted with what was replied, and come back with it', async () => {
    const { planner, path, ask, answer, replies } = await wedding()
    const song = await ask({ text: 'Which song?', kind: 'song' })
    await answer({ replies: [{ questionId: song.id, reply: 'Hey Ya!' }] })
    const before = await replies()
    await planner.delete(`/api/rsvp-questions/${song.id}`)
    expect(await replies()).toEqual([])
    const { body: history } = await planner.get(`${path}/history`)
    const [{ batch }] = history as [{ batch: number }]
    expect((await planner.post(`/api/history/${batch}/undo`, {})).status).toBeLessThan(300)
    expect(await replies()).toEqual(before)
  })

  it('come along in an export', async () => {
    const { planner, ask, answer } = await wedding()
    const song = await ask({ text: 'Which song?', kind: 'song', isRequired: true })
    await answer({ replies: [{ questionId: song.id, reply: 'Hey Ya!' }] })
    const next = await server.planner()
    await imported(server, next, await exported(server, planner))
    const [client] = (await next.get('/api/clients')).body
    const { questions } = (await next.get(`/api/clients/${client.id}/rsvp-page`)).body
    expect(questions).toMatchObject([{ text: 'Which song?', kind: 'song', isRequired: true }])
    const [reply] = (await next.get(`/api/clients/${client.id}/rsvp-replies`)).body
    expect(reply).toMatchObject({ questionId: questions[0].id, reply: 'Hey Ya!' })
  })
})

describe('the page', () => {
  it('asks them in a plain form, and shows every text as a text', async () => {
    const { ask, page, part, ann, bob, replies, planner, path } = await wedding()
    const bus = await ask({ text: hostile, kind: 'choice', options: [hostile, 'None'], isRequired: true })
    const song = await ask({ text: 'Which song?', kind: 'song' })
    await planner.patch(`${path}/rsvp-page`, {
      directions: `${hostile} see https://maps.example.com/a?b=1&c=2. Not javascript:alert(1)`,
    })
    const { body } = await get(page)
    expect(body).not.toContain('<img src=x')
    expect(body).toContain('<a href="https://maps.example.com/a?b=1&#38;c=2" rel="noopener noreferrer nofollow">')
    expect(body).not.toMatch(/href="javascript:/i)
    expect(body).toContain(`name="question-${bus.id}"`)
    const answers = { [`attending-${ann}-${part}`]: 'yes', [`attending-${bob}-${part}`]: 'no' }
    const refused = await post(page, { ...answers, [`question-${song.id}`]: hostile })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('role="alert"')
    expect(refused.body).not.toContain('<img src=x')
    const sent = await post(page, { ...answers, [`question-${bus.id}`]: hostile, [`question-${song.id}`]: 'Hey Ya!' })
    expect(sent.statusCode).toBe(303)
    expect(await replies()).toMatchObject([{ reply: hostile }, { reply: 'Hey Ya!' }])
  })

  it('lets the others follow the first guest only where the form says so', async () => {
    const { page, part, ann, bob, read } = await wedding()
    const attending = async () => (await read()).guests.map(({ answers }) => answers[0]!.attending)
    const answers = { [`attending-${ann}-${part}`]: 'yes', [`attending-${bob}-${part}`]: 'no' }
    await post(page, answers)
    expect(await attending()).toEqual([true, false])
    await post(page, { ...answers, same: 'yes' })
    expect(await attending()).toEqual([true, true])
    await post(page, { [`attending-${ann}-${part}`]: 'no', [`attending-${bob}-${part}`]: 'yes' })
    expect(await attending()).toEqual([false, true])
  })

  it('closes its questions with the last deadline', async () => {
    const { planner, ask, answer, part, page } = await wedding()
    const song = await ask({ text: 'Which song?', kind: 'song' })
    await planner.patch(`/api/parts/${part}`, { deadline: '2020-01-01' })
    expect((await answer({ replies: [{ questionId: song.id, reply: 'x' }] })).status).toBe(400)
    expect((await get(page)).body).not.toContain('question-')
  })

  it('is shown to planner and couple as an example, without a form that sends', async () => {
    const { planner, couple, path, ask } = await wedding()
    await ask({ text: 'Which song?', kind: 'song' })
    for (const caller of [planner, couple]) {
      const { status, body: text } = await caller.get(`${path}/rsvp-page/preview`)
      expect(status).toBe(200)
      expect(text).toContain('Which song?')
      expect(text).not.toMatch(/<script|method="post"|Hill/)
    }
    const other = await server.planner()
    expect((await other.get(`${path}/rsvp-page/preview`)).status).toBe(404)
  })
})
