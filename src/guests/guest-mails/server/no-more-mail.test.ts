import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestMails } from '#guests/guest-mails/contract/endpoints.ts'
import { remindGuests } from '#guests/guest-mails/server/jobs.ts'
import { mailsAMinute } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { noteBounce } from '#guests/guest-mails/server/mailing-queries.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { exported, imported } from '#test/imports.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, unique, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
})
afterAll(() => server.close())

async function newMails() {
  await server.workOff()
  return server.newMails()
}
const recipients = async () => (await newMails()).map(({ to }) => to?.[0]?.address).toSorted()

async function wedding(deadline = '2090-05-01') {
  const planner = await server.planner()
  const client = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Noah', weddingDate: '2090-06-10' })
  const path = `/api/clients/${client.id}`
  const { body: dinner } = await planner.post(`${path}/parts`, { name: 'Dinner', deadline })
  const email = `${unique()}@guests.example`
  const add = async (name: string, more: object = {}) => {
    const guests = [{ firstName: name, lastName: 'Hill' }]
    const { body } = await planner.post(`${path}/envelopes`, { name, email, guests, ...more })
    return body as { id: number; guests: { id: number }[] }
  }
  const send = (caller: Caller, envelopeIds: number[], kind = 'invitation', wave = 1) =>
    caller.post(`${path}/guest-mails`, { kind, wave, envelopeIds })
  const state = async () => (await planner.get(`${path}/guest-mails`)).body as GuestMails
  // What was mailed about the sign-up.
  await newMails()
  return { planner, client, path, dinner: dinner.id as number, email, add, send, state }
}

/** The path of the page that ends mail, as it stands below the newest mail. */
async function endOf() {
  const [mail] = await newMails()
  const [, path = ''] = /https:\/\/bloom\.example(\/rsvp\/[\w-]{43}\/no-more-mail)/.exec(mail?.text ?? '') ?? []
  return { mail, path }
}
const press = (url: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

describe('no more mail', () => {
  it.each(['save-the-date', 'invitation', 'reminder', 'change'])(
    'is asked for by one press below a %s',
    async (kind) => {
      const { planner, add, send, state, email } = await wedding()
      const { id } = await add('ann', { language: 'fr' })
      await send(planner, [id], kind)
      const { mail, path } = await endOf()
      expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<https://bloom.example${path}>`)
      expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
      const looked = await server.app.inject({ method: 'GET', url: path })
      expect(looked.body).toContain('Ne plus recevoir ces e-mails')
      expect(looked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect((await state()).noMail).toEqual([])
      expect(email).toContain('@')
      const pressed = await press(path)
      expect(pressed.statusCode).toBe(200)
      expect(pressed.body).toContain('Vous ne recevrez plus')
      expect((await state()).noMail).toMatchObject([{ envelopeId: id, at: expect.stringMatching(/^20/) }])
      for (const next of ['save-the-date', 'invitation', 'reminder', 'change'])
        expect((await send(planner, [id], next, next === kind ? 2 : 1)).status).toBe(400)
    },
  )

  it('holds for what waits, for confirmations, reminders and all envelopes with the address', async () => {
    const timeZone = zoneAt(12)
    const { planner, path: wed, dinner, email, add, send, state } = await wedding(dayIn(timeZone, 2))
    await server.database.ownerPool.query('update planners set time_zone = $2 where id = $1', [planner.id, timeZone])
    const [ann, bob] = [await add('ann'), await add('bob', { email: email.toUpperCase() })]
    const cleo = await add('cleo', { email: 'cleo@guests.example' })
    await send(planner, [ann.id])
    const { path } = await endOf()
    await send(planner, [bob.id, cleo.id], 'change')
    expect((await press(path)).statusCode).toBe(200)
    expect(await recipients()).toEqual(['cleo@guests.example'])
    const answers = [{ guestId: ann.guests[0]!.id, partId: dinner, attending: true }]
    const answered = await server.visitor().post(`/api${path.replace('/no-more-mail', '')}`, { answers })
    expect(answered.status).toBe(200)
    await makeDue(server.database.ownerPool, `key like 'confirm-rsvp-%'`)
    await planner.patch(`${wed}/guest-list`, { remindDays: 7 })
    await remindGuests(server.jobContext)
    expect(await recipients()).toEqual(['cleo@guests.example'])
    expect((await state()).noMail.map(({ envelopeId }) => envelopeId)).toEqual([ann.id, bob.id])
  })

  it('is told once, and only the planner of the wedding takes it back', async () => {
    const { planner, client, add, send, state } = await wedding()
    const [ann, bob] = [await add('ann'), await add('bob')]
    await send(planner, [ann.id])
    const { path } = await endOf()
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await press(path, 'multipart/form-data; boundary=x', body)).statusCode).toBe(200)
    expect((await press(path)).statusCode).toBe(200)
    const news = (await planner.get('/api/notifications')).body as { title: string }[]
    expect(JSON.stringify(news).split('ann asked for no more emails')).toHaveLength(2)
    const again = (caller: Caller) => caller.post(`/api/envelopes/${bob.id}/mail-again`)
    expect((await again(await server.couple(planner, client))).status).toBe(403)
    expect((await again(await server.planner())).status).toBe(404)
    expect((await again(server.visitor())).status).toBe(401)
    expect((await state()).noMail).toHaveLength(2)
    expect((await again(planner)).body).toEqual({ envelopeIds: [ann.id] })
    expect((await again(planner)).body).toEqual({ envelopeIds: [] })
    expect((await state()).noMail).toEqual([])
    expect((await send(planner, [bob.id], 'invitation', 2)).status).toBe(201)
  })

  it('is not asked for by whoever got a mail at an address that was corrected since', async () => {
    const { planner, add, send, state } = await wedding()
    const { id } = await add('ann')
    await send(planner, [id])
    const { path } = await endOf()
    await planner.patch(`/api/envelopes/${id}`, { email: 'right@guests.example' })
    expect((await press(path)).body).toContain('You will get no more emails')
    expect((await state()).noMail).toEqual([])
  })

  it('is refused to other links and other sites, and kept by an undo and an export', async () => {
    const { planner, client, add, send } = await wedding()
    const { id } = await add('ann')
    await send(planner, [id])
    const { path } = await endOf()
    expect((await press(`/rsvp/${'x'.repeat(43)}/no-more-mail`)).statusCode).toBe(404)
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'text/plain' }
    expect((await server.app.inject({ method: 'POST', url: path, headers, payload: 'x' })).statusCode).toBe(403)
    await press(path)
    await planner.delete(`/api/envelopes/${id}`)
    const [{ batch }] = (await planner.get(`/api/clients/${client.id}/history`)).body
    expect((await planner.post(`/api/history/${batch}/undo`)).status).toBe(200)
    expect((await send(planner, [id], 'change')).status).toBe(400)
    const target = await server.planner()
    expect(await imported(server, target, await exported(server, planner))).toMatchObject({ state: 'done' })
    const [wed] = (await target.get('/api/clients')).body
    const [brought] = (await target.get(`/api/clients/${wed.id}/envelopes`)).body
    expect((await target.get(`/api/clients/${wed.id}/guest-mails`)).body.noMail).toMatchObject([
      { envelopeId: brought.id },
    ])
  })
})

describe('what was mailed', () => {
  it('is brought from an export also where its envelope is gone', async () => {
    const { planner, add, send } = await wedding()
    const { id } = await add('ann')
    await send(planner, [id])
    await newMails()
    await planner.delete(`/api/envelopes/${id}`)
    const target = await server.planner()
    expect(await imported(server, target, await exported(server, planner))).toMatchObject({ state: 'done' })
  })

  it('goes once more to another address after it came back, and not to the same', async () => {
    const { planner, add, send, state, email } = await wedding()
    const { id } = await add('ann')
    await send(planner, [id])
    expect(await recipients()).toEqual([email])
    const { rows } = await server.database.ownerPool.query('select id from guest_mails where envelope_id = $1', [id])
    const note = (reason?: string) => asSystem(server.database.ownerPool, (tx) => noteBounce(tx, rows[0].id, reason))
    await note('No such mailbox')
    expect((await send(planner, [id], 'invitation', 2)).status).toBe(400)
    await planner.patch(`/api/envelopes/${id}`, { email: 'right@guests.example' })
    expect((await send(planner, [id], 'invitation', 2)).body).toMatchObject({ count: 1 })
    await note()
    expect(await recipients()).toEqual(['right@guests.example'])
    expect((await send(planner, [id], 'invitation', 3)).status).toBe(400)
    expect((await state()).mails).toMatchObject([{ email: 'right@guests.example', bouncedAt: null }])
  })

  it('goes to one address once in a minute, and keeps nobody else waiting', async () => {
    const { planner, add, send, email } = await wedding()
    const ids: number[] = []
    for (let n = 0; n <= mailsAMinute; n += 1) ids.push((await add(`guest${n}`)).id)
    const other = await add('other', { email: 'other@guests.example' })
    expect((await send(planner, [...ids, other.id])).body).toMatchObject({ count: mailsAMinute + 2 })
    expect(await recipients()).toEqual([email, 'other@guests.example'].toSorted())
  })

  it('is no automatic reminder where one that the planner has sent waits to leave', async () => {
    const timeZone = zoneAt(12)
    const { planner, path, add, send, email } = await wedding(dayIn(timeZone, 2))
    await server.database.ownerPool.query('update planners set time_zone = $2 where id = $1', [planner.id, timeZone])
    const { id } = await add('ann')
    await planner.patch(`${path}/guest-list`, { remindDays: 7 })
    expect((await send(planner, [id], 'reminder')).status).toBe(201)
    await remindGuests(server.jobContext)
    expect(await recipients()).toEqual([email])
  })
})
