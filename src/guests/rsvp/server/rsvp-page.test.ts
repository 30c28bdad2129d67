import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formOf } from '#test/form.ts'
import { openTestServer, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const hostile = '<img src=x onerror=alert(1)>"\''

async function invited(guests: object[] = [{ firstName: 'Ann', lastName: 'Hill' }], more: object = {}) {
  const planner = await server.planner()
  const client = await planner.addClient({ partnerOneName: hostile, partnerTwoName: 'Noah', weddingDate: '2090-06-10' })
  const path = `/api/clients/${client.id}`
  const { body: part } = await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Beef', hostile] })
  const { body: envelope } = await planner.post(`${path}/envelopes`, { guests, unnamedSeats: 1, ...more })
  const { body } = await planner.post(`${path}/rsvp-links`, {})
  const url = new URL(body.links[0].address).pathname
  return { planner, client, path, part, envelope, url, code: body.code as string }
}

const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  from = randomAddress(),
) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress: from,
  })
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

const listed = async (planner: PlannerCaller, path: string) => (await planner.get(`${path}/envelopes`)).body[0]

describe('the page of an envelope', () => {
  it('is kept by nobody, and shows every text as a text', async () => {
    const { url } = await invited([{ firstName: hostile, dietary: hostile }])
    const page = await get(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(page.body).not.toContain('<img')
    expect(page.body.match(/&#60;img src=x onerror=alert\(1\)&#62;&#34;&#39;/g)?.length).toBeGreaterThan(4)
  })

  it('shows the photograph of the studio in a size for phones, which is kept by everybody', async () => {
    const { planner, url } = await invited()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal', noise } })
      .blur(2)
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(2_000_000)
    await planner.post('/api/look/photograph', ...(await formOf({}, [{ name: 'photograph.jpg', bytes }])))
    const { body } = await get(url)
    const [image = ''] = /<img class="photograph"[^>]*>/.exec(body) ?? []
    expect(image).toContain('width="640" height="240"')
    const shown = await get(/src="([^"]+)"/.exec(image)?.[1] ?? '')
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1024, height: 768 })
    expect(shown.rawPayload.length).toBeLessThan(300_000)
  })

  it('is in the language of the envelope', async () => {
    const { url } = await invited(undefined, { language: 'de' })
    const { body } = await get(url, { 'accept-language': 'fr' })
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('Antwort senden')
  })

  it('says once when and where the parts are, and until when guests answer, however many are asked', async () => {
    const { planner, path, part, url } = await invited([{ firstName: 'Ann' }, { firstName: 'Bob' }])
    const { body: brunch } = await planner.post(`${path}/parts`, { name: 'Brunch', place: 'Fern Hill', daysAfter: 1 })
    const due = (id: number, deadline: string) => planner.patch(`/api/parts/${id}`, { deadline })
    const [until, place] = [/Please answer by/g, /Fern Hill/g]
    const timesIn = async (text: RegExp) => (await get(url)).body.match(text)?.length ?? 0
    await due(part.id, '2090-05-01')
    await due(brunch.id, '2090-05-01')
    expect([await timesIn(place), await timesIn(until)]).toEqual([1, 1])
    await due(brunch.id, '2090-05-02')
    expect(await timesIn(until)).toBe(2)
    await due(brunch.id, '2020-05-02')
    expect([await timesIn(until), await timesIn(/can no longer be changed/g)]).toEqual([1, 1])
    await due(part.id, '2020-05-01')
    expect([await timesIn(until), await timesIn(/can no longer be changed/g)]).toEqual([0, 0])
  })

  it('says in the language of the browser that a link is gone', async () => {
    const { statusCode, body } = await get('/rsvp/gone', { 'accept-language': 'de' })
    expect(statusCode).toBe(404)
    expect(body).toContain('Bitte lassen Sie sich von der Person')
    expect(body.match(/<h1>Dieser Link|<p>Dieser Link/g)).toEqual(['<h1>Dieser Link'])
    expect(body).not.toContain('Please ask')
  })

  it('takes a form, answers with a redirect to its thanks, and changes nothing when it is sent twice', async () => {
    const { planner, path, part, envelope, url } = await invited()
    const [ann, seat] = [envelope.guests[0].id, envelope.seats[0].id]
    const form = {
      [`attending-${ann}-${part.id}`]: 'yes',
      [`meal-${ann}-${part.id}`]: hostile,
      [`dietary-${ann}`]: 'Vegan',
      [`attending-${seat}-${part.id}`]: 'no',
      [`meal-${seat}-${part.id}`]: '',
      [`first-${seat}`]: 'Cleo',
      note: 'Hello\r\nAnn',
    }
    const sent = await post(url, form, { origin: 'http://localhost:3000' })
    expect([sent.statusCode, sent.headers['location'], sent.headers['cache-control']]).toEqual([
      303,
      `${url}?sent=1`,
      'no-store',
    ])
    expect((await get(`${url}?sent=1`)).body).toContain('Thank you! Your answer has arrived.')
    const stored = await listed(planner, path)
    expect(stored).toMatchObject({
      note: 'Hello\nAnn',
      guests: [
        { firstName: 'Ann', dietary: 'Vegan', answers: [{ attending: true, meal: hostile }] },
        { firstName: 'Cleo', seat: 1, answers: [{ attending: false, meal: null }] },
      ],
    })
    expect((await post(url, form)).statusCode).toBe(303)
    expect(await listed(planner, path)).toEqual(stored)
  })

  it('takes back nothing that somebody else has entered since the page was shown', async () => {
    const { planner, path, part, envelope, url } = await invited()
    const { body: song } = await planner.post(`${path}/rsvp-questions`, { text: 'Which song?', kind: 'song' })
    const [ann, seat] = [envelope.guests[0].id, envelope.seats[0].id]
    const escaped = /name="seen"\s+value="([^"]*)"/.exec((await get(url)).body)?.[1] ?? ''
    const seen = escaped.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    const untouched = {
      [`meal-${ann}-${part.id}`]: '',
      [`dietary-${ann}`]: '',
      [`meal-${seat}-${part.id}`]: '',
      [`dietary-${seat}`]: '',
      [`first-${seat}`]: '',
      [`last-${seat}`]: '',
      [`question-${song.id}`]: '',
      note: '',
    }
    // Meanwhile, on the phone of a companion and by the planner.
    const answered = {
      [`attending-${ann}-${part.id}`]: 'yes',
      [`first-${seat}`]: 'Cleo',
      [`question-${song.id}`]: 'Waltz',
    }
    await post(url, { ...untouched, ...answered, seen })
    await planner.patch(`/api/guests/${ann}`, {
      dietary: 'Nuts',
      answers: [{ partId: part.id, attending: true, meal: part.meals[0] }],
    })
    await post(url, { ...untouched, seen, note: 'See you there' })
    expect(await listed(planner, path)).toMatchObject({
      note: 'See you there',
      guests: [
        { id: ann, dietary: 'Nuts', answers: [{ attending: true, meal: part.meals[0] }] },
        { id: seat, firstName: 'Cleo' },
      ],
    })
    expect((await planner.get(`${path}/rsvp-replies`)).body).toMatchObject([{ reply: 'Waltz' }])
    // What was shown and is emptied is taken back.
    const later = JSON.stringify({ ...JSON.parse(seen), [`dietary-${ann}`]: 'Nuts' })
    await post(url, { ...untouched, [`attending-${ann}-${part.id}`]: 'yes', seen: later })
    expect((await listed(planner, path)).guests[0]).toMatchObject({ dietary: null })
    expect((await post(url, { ...untouched, seen: '{"' })).statusCode).toBe(303)
  })

  it('takes a form with a key once', async () => {
    const { planner, path, part, envelope, url } = await invited()
    const field = `attending-${envelope.guests[0].id}-${part.id}`
    const keyed = { 'idempotency-key': 'kept-on-a-phone' }
    for (const [form, headers] of [
      [{ [field]: 'yes' }, keyed],
      [{ [field]: 'no' }, {}],
      [{ [field]: 'yes' }, keyed],
    ] as const)
      expect((await post(url, form, headers)).statusCode).toBe(303)
    expect((await listed(planner, path)).guests[0].answers[0].attending).toBe(false)
    expect((await post(url, { [field]: 'yes' }, { 'idempotency-key': 'no key' })).statusCode).toBe(400)
  })

  it('shows again what was sent, if it is refused', async () => {
    const { planner, path, part, envelope, url } = await invited()
    const ann = envelope.guests[0].id
    const before = await listed(planner, path)
    const refused = await post(url, {
      [`attending-${ann}-${part.id}`]: 'yes',
      [`meal-${ann}-${part.id}`]: 'Lobster',
      note: 'Typed for a long time',
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Please choose one of the meals.')
    expect(refused.body).toContain('Typed for a long time')
    expect(refused.body).toMatch(/value="yes"\s+checked/)
    expect(await listed(planner, path)).toEqual(before)
  })

  it('refuses a form from another site, one that is too large, and what is no form', async () => {
    const { planner, path, url } = await invited()
    const before = await listed(planner, path)
    const note = { note: 'x' }
    expect((await post(url, note, { origin: 'https://example.com' })).statusCode).toBe(403)
    expect((await post(url, { note: 'x'.repeat(300_000) })).statusCode).toBe(413)
    expect((await post(url, note, { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await post(url, { note: 'x'.repeat(3000) })).statusCode).toBe(400)
    expect(await listed(planner, path)).toEqual(before)
  })

  it('says once all parts are closed whom to call, and has no form', async () => {
    const { planner, part, url } = await invited()
    await planner.patch('/api/business', { businessName: 'Marchetti', businessPhone: '+1 555 0100' })
    await planner.patch(`/api/parts/${part.id}`, { deadline: '2020-01-01' })
    const { body } = await get(url)
    expect(body).toContain('The time to answer is over. If anything has changed, please ask Marchetti.')
    expect(body).toContain('href="tel:+15550100"')
    expect(body).not.toContain('<form')
  })

  it('says in the language of the browser that a link is not valid', async () => {
    for (const url of [`/rsvp/${'x'.repeat(43)}`, '/rsvp/%00', `/rsvp/${'x'.repeat(250)}`]) {
      const { statusCode, body, headers } = await get(url, { 'accept-language': 'fr-CH' })
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(body).toContain('Ce lien n’est plus valable')
    }
  })
})

describe('the search by the code of the card', () => {
  it('leads to the page of the one who is meant, by a link that works', async () => {
    const { code, url } = await invited([{ firstName: 'Christopher', lastName: 'Núñez' }])
    expect((await get('/rsvp')).body).toContain('Find Your Invitation')
    const typed = { code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, name: 'chris nunez' }
    const found = await post('/rsvp', typed)
    expect(found.statusCode).toBe(303)
    const location = String(found.headers['location'])
    expect(location).toMatch(/^\/rsvp\/[\w-]{43}$/)
    expect(location).not.toBe(url)
    expect((await get(location)).body).toContain('Núñez')
  })

  it('leaves no link behind whose day is over', async () => {
    const { code, envelope } = await invited()
    const { rowCount } = await server.database.ownerPool.query('select from links where subject_id = $1', [envelope.id])
    for (const _ of [1, 2, 3]) {
      expect((await post('/rsvp', { code, name: 'Ann Hill' })).statusCode).toBe(303)
      await server.database.ownerPool.query(
        `update links set expires_at = now() - interval '1 minute' where subject_id = $1 and expires_at is not null`,
        [envelope.id],
      )
    }
    const left = await server.database.ownerPool.query('select from links where subject_id = $1', [envelope.id])
    expect(left.rowCount).toBe(rowCount! + 1)
  })

  it('leads to ten links at most, of which the newest work', async () => {
    const { code, envelope, url } = await invited()
    const found = []
    for (let count = 0; count < 13; count += 1)
      found.push(String((await post('/rsvp', { code, name: 'Ann Hill' })).headers['location']))
    const ofDay = 'select from links where subject_id = $1 and expires_at is not null'
    expect((await server.database.ownerPool.query(ofDay, [envelope.id])).rowCount).toBe(10)
    const statuses = []
    for (const path of found) statuses.push((await get(path)).statusCode)
    expect(statuses).toEqual([404, 404, 404, ...Array.from({ length: 10 }, () => 200)])
    expect((await get(url)).statusCode).toBe(200)
  })

  it('says the same of a wrong code, a wrong name, several of a name, and one who is only suggested', async () => {
    const { planner, client, path, code } = await invited()
    for (const address of ['1 High Street', '2 High Street'])
      await planner.post(`${path}/envelopes`, { guests: [{ firstName: 'Sam', lastName: 'Wood' }], address })
    await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
    const couple = await server.couple(planner, client)
    await couple.post(`${path}/envelopes`, { guests: [{ firstName: 'Kim', lastName: 'Park' }] })
    const other = await invited([{ firstName: 'Zelda', lastName: 'Fox' }])
    const pages = []
    for (const [by, name] of [
      ['AAAAAAAA', 'Ann Hill'],
      [code, 'Nobody Known'],
      [code, 'Sam Wood'],
      [code, 'Kim Park'],
      [code, 'Zelda Fox'],
      [code, '% %'],
      [other.code, 'Ann Hill'],
    ] as const) {
      const { statusCode, body } = await post('/rsvp', { code: by, name })
      expect(statusCode, name).toBe(404)
      pages.push(body.replaceAll(/value="[^"]*"/g, ''))
    }
    expect(new Set(pages).size).toBe(1)
    expect((await post('/rsvp', { code, name: '' })).statusCode).toBe(400)
    expect((await post('/rsvp', {})).statusCode).toBe(400)
  })

  it('is limited by network, and by wedding', async () => {
    const { code } = await invited()
    const from = randomAddress()
    for (let count = 0; count < 20; count += 1) await post('/rsvp', { code: 'AAAAAAAA', name: 'Ann Hill' }, {}, from)
    const refused = await post('/rsvp', { code, name: 'Ann Hill' }, {}, from)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post('/rsvp', { code, name: 'Ann Hill' })).statusCode).toBe(303)
    await server.database.ownerPool.query(
      `insert into attempts (kind, key) select 'rsvp-code', $1 from generate_series(1, 300)`,
      [code],
    )
    expect((await post('/rsvp', { code, name: 'Ann Hill' })).statusCode).toBe(429)
  })
})
