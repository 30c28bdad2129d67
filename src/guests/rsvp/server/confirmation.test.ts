import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkOf } from '#test/links.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function invited(more: object = {}) {
  const planner = await server.planner()
  await planner.patch('/api/business', { businessName: 'Marchetti' })
  const client = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Noah', weddingDate: '2090-06-10' })
  const path = `/api/clients/${client.id}`
  const times = { time: '18:30', deadline: '2090-05-01' }
  const { body: dinner } = await planner.post(`${path}/parts`, {
    ...times,
    name: 'Dinner; all, of us',
    place: 'Fern\\Hill, Oak Road',
    meals: ['Beef', 'Fish'],
  })
  const { body: brunch } = await planner.post(`${path}/parts`, { name: 'Brunch', daysAfter: 1 })
  const { body: song } = await planner.post(`${path}/rsvp-questions`, { text: 'Which song?', kind: 'song' })
  await planner.patch(`${path}/rsvp-page`, { dressCode: 'Black tie' })
  const email = `${unique()}@example.com`
  const guests = [{ firstName: 'Ann', lastName: 'Hill' }]
  const { body: envelope } = await planner.post(`${path}/envelopes`, { guests, email, ...more })
  const { token } = await linkOf(server, planner, { kind: 'rsvp', clientId: client.id, subjectId: envelope.id })
  const visitor = server.visitor()
  const ann = envelope.guests[0].id as number
  const answer = (attending: boolean, meal?: string, reply?: string) =>
    visitor.post(`/api/rsvp/${token}`, {
      answers: [
        { guestId: ann, partId: dinner.id, attending, ...(meal && { meal }) },
        { guestId: ann, partId: brunch.id, attending: false },
      ],
      ...(reply && { replies: [{ questionId: song.id, reply }] }),
    })
  return { planner, client, path, token, email, answer, dinner, envelope, calendar: `/rsvp/${token}/calendar.ics` }
}

/** Lets the minutes pass that a confirmation waits. */
async function letMinutesPass(): Promise<void> {
  await makeDue(server.database.ownerPool, `key like 'confirm-rsvp-%'`)
  await server.workOff()
}
const forget = (minutes: number) =>
  server.database.ownerPool.query(
    `update attempts set at = at - make_interval(mins => $1) where kind = 'rsvp-confirmation'`,
    [minutes],
  )
const mailsTo = async (address: string) =>
  (await server.newMails()).filter(({ to }) => to?.some((one) => one.address === address))

describe('a confirmation', () => {
  it('tells the newest answer once, in the language of the envelope, to the address on the list', async () => {
    const { email, answer, client } = await invited({ language: 'de' })
    await answer(true, 'Beef', '<b>Hey Ya!</b>')
    await answer(true, 'Fish', '<b>Hey Ya!</b>')
    await letMinutesPass()
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    const [{ subject, text = '', html = '' }] = mails as [(typeof mails)[number]]
    expect(subject).toContain('Emma & Noah')
    expect(text).toContain('Fish')
    expect(text).not.toContain('Beef')
    expect(text).toContain('Which song?\n<b>Hey Ya!</b>')
    expect(text).toContain('Black tie')
    expect(text).toMatch(/calendar\.ics/)
    expect(html).not.toContain('<b>Hey')
    const [address = ''] = /https?:\/\/\S+\/rsvp\/[\w-]{43}(?!\S)/.exec(text) ?? []
    const page = await server.app.inject({ method: 'GET', url: new URL(address).pathname })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="de">')
    await letMinutesPass()
    expect(await mailsTo(email)).toEqual([])
    expect(client.id).toBeGreaterThan(0)
  })

  it('goes at most once in a minute and ten times in a day to one envelope', async () => {
    const { email, answer } = await invited()
    await answer(true)
    await letMinutesPass()
    await answer(false)
    await letMinutesPass()
    expect(await mailsTo(email)).toHaveLength(1)
    for (let count = 0; count < 12; count += 1) {
      await forget(2)
      await answer(count % 2 === 0)
      await letMinutesPass()
    }
    expect(await mailsTo(email)).toHaveLength(9)
  })

  it('takes the place of the oldest of ten, so that answers do not fill the studio with links', async () => {
    const { planner, path, email, answer, envelope } = await invited()
    await planner.post(`${path}/guest-mails`, { kind: 'invitation', wave: 1, envelopeIds: [envelope.id] })
    await server.workOff()
    for (let count = 0; count < 12; count += 1) {
      await forget(25 * 60)
      await answer(count % 2 === 0)
      await letMinutesPass()
    }
    const addresses = (await mailsTo(email)).map(({ text = '' }) => /\/rsvp\/[\w-]{43}/.exec(text)?.[0] ?? '')
    expect(addresses).toHaveLength(13)
    const statuses = []
    for (const url of addresses) statuses.push((await server.app.inject({ method: 'GET', url })).statusCode)
    // The invitation, and the newest ten.
    expect(statuses).toEqual([200, 404, 404, ...Array.from({ length: 10 }, () => 200)])
  })

  it('goes to nobody without an address, after the envelope is gone, or of a wedding that is archived or whose letters are held', async () => {
    const without = await invited({ email: '' })
    await without.answer(true)
    const gone = await invited()
    await gone.answer(true)
    await gone.planner.delete(`/api/envelopes/${gone.envelope.id}`)
    const archived = await invited()
    await archived.answer(true)
    await server.database.ownerPool.query('update clients set archived_at = now() where id = $1', [archived.client.id])
    const held = await invited()
    await held.answer(true)
    await held.planner.patch(`${held.path}/letter-settings`, { held: true })
    await letMinutesPass()
    const addresses = new Set([without.email, gone.email, archived.email, held.email])
    const mails = (await server.newMails()).flatMap(({ to }) => to ?? [])
    expect(mails.filter(({ address = '' }) => addresses.has(address))).toEqual([])
    await held.planner.patch(`${held.path}/letter-settings`, { held: false })
    await held.answer(false)
    await letMinutesPass()
    expect(await mailsTo(held.email)).toHaveLength(1)
  })
})

describe('the entry for the calendar', () => {
  const get = (url: string) => server.app.inject({ method: 'GET', url })
  const zoned = (planner: PlannerCaller, timeZone: string) =>
    server.database.ownerPool.query('update planners set time_zone = $2 where id = $1', [planner.id, timeZone])

  it('has the parts to which somebody comes, in the time zone of the studio, with texts as texts', async () => {
    const { planner, answer, calendar, dinner } = await invited()
    await zoned(planner, 'America/New_York')
    expect((await get(calendar)).statusCode).toBe(404)
    await answer(true)
    const { statusCode, headers, body } = await get(calendar)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York')
    expect(body).toContain('DTSTART;TZID=America/New_York:20900610T183000')
    expect(body).toContain(String.raw`SUMMARY:Dinner\; all\, of us: Emma & Noah`)
    expect(body).toContain(String.raw`LOCATION:Fern\\Hill\, Oak Road`)
    expect(body).toContain(`UID:rsvp-part-${dinner.id}@`)
    expect(body).not.toContain('Brunch')
    await answer(false)
    expect((await get(calendar)).statusCode).toBe(404)
  })

  it('is for the holder of the link only', async () => {
    const { planner, client } = await invited()
    const { token } = await linkOf(server, planner, { kind: 'caterer', clientId: client.id })
    for (const secret of [token, 'x'.repeat(43), '%2525'])
      expect((await get(`/rsvp/${secret}/calendar.ics`)).statusCode).toBe(404)
  })
})
