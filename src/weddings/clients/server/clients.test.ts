import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

const newClient = { partnerOneName: ' Emma ', email: 'emma@example.com' }

describe('adding a couple', () => {
  it('requires a name and an address, and stores the other fields as entered', async () => {
    const answer = await planner.post('/api/clients', {
      ...newClient,
      partnerTwoName: 'James',
      phone: '555 0100',
      weddingDate: '2027-06-12',
      venue: 'The Old Mill',
      guestCount: '150',
      budget: '$50,000',
      notes: 'Loves peonies',
      status: 'consultation',
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      partnerOneName: 'Emma',
      partnerTwoName: 'James',
      weddingDate: '2027-06-12',
      guestCount: '150',
      budget: '$50,000',
      notes: 'Loves peonies',
      status: 'consultation',
      isActivated: false,
      inviteSent: false,
      avatarUrl: null,
    })
    expect(await planner.get(`/api/clients/${answer.body.id}`)).toMatchObject({ status: 200, body: answer.body })
  })

  it('treats empty texts as missing, and sets the status initial by default', async () => {
    const { status, body } = await planner.post('/api/clients', {
      ...newClient,
      weddingDate: '',
      phone: '',
      partnerTwoName: '',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ weddingDate: null, phone: null, partnerTwoName: null, status: 'initial' })
  })

  it.each([
    ['no name', { email: 'a@example.com' }, 'partnerOneName'],
    ['a blank name', { ...newClient, partnerOneName: '  ' }, 'partnerOneName'],
    ['an invalid email address', { ...newClient, email: 'nobody' }, 'email'],
    ['an unknown status', { ...newClient, status: 'divorced' }, 'status'],
    ['a date that does not exist', { ...newClient, weddingDate: '2027-02-30' }, 'weddingDate'],
    ['a date of a mistyped year', { ...newClient, weddingDate: '0207-06-12' }, 'weddingDate'],
    ['a date after 2200', { ...newClient, weddingDate: '2201-01-01' }, 'weddingDate'],
    ['a NUL character', { ...newClient, venue: 'A\0B' }, 'venue'],
    ['too much text', { ...newClient, venue: 'x'.repeat(201) }, 'venue'],
  ])('refuses %s', async (_, body, path) => {
    const before = await planner.get('/api/clients')
    const answer = await planner.post('/api/clients', body)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toContainEqual({ path, message: expect.any(String) })
    expect(answer.body.message).toEqual(expect.any(String))
    expect((await planner.get('/api/clients')).body).toHaveLength(before.body.length)
  })
})

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('the list', () => {
  it('starts with the next wedding, ends with past ones, and shows only own couples', async () => {
    const other = await server.planner()
    const longAgo = await other.addClient({ weddingDate: '2019-05-04' })
    const late = await other.addClient({ weddingDate: '2098-01-01' })
    const open = await other.addClient({ weddingDate: '' })
    const past = await other.addClient({ weddingDate: '2020-05-04' })
    const soon = await other.addClient({ weddingDate: '2097-01-01' })
    const { body } = await other.get('/api/clients')
    expect(idsOf(body)).toEqual([soon, late, open, past, longAgo].map(({ id }) => id))
  })

  it("counts a wedding as past from the day after it, in the planner's time zone", async () => {
    const other = await server.planner()
    const [west, east] = ['Etc/GMT+12', 'Etc/GMT-14']
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
    const today = await other.addClient({ weddingDate: dayIn(west) })
    const open = await other.addClient({ weddingDate: '' })
    await other.patch('/api/preferences', { timeZone: west })
    expect(idsOf((await other.get('/api/clients')).body)).toEqual([today.id, open.id])
    await other.patch('/api/preferences', { timeZone: east })
    expect(idsOf((await other.get('/api/clients')).body)).toEqual([open.id, today.id])
  })

  it('contains no secrets', async () => {
    const client = await planner.addClient()
    await planner.post(`/api/clients/${client.id}/invite`)
    const { body } = await planner.get('/api/clients')
    const keys = Object.keys(body[0])
    expect(keys.filter((key) => /password|token|hash|key/i.test(key))).toEqual([])
  })
})

describe('changing a couple', () => {
  it('changes the given fields and keeps the rest', async () => {
    const client = await planner.addClient({ guestCount: '80', notes: 'Vegan' })
    const { status, body } = await planner.patch(`/api/clients/${client.id}`, {
      id: client.id,
      venue: 'Barn',
      status: 'planning',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...client, venue: 'Barn', status: 'planning' })
  })

  it('refuses to overwrite what somebody else has written meanwhile, and says what it is now', async () => {
    const planner = await server.planner()
    const { id } = await planner.addClient({ venue: 'Barn', phone: '1' })
    const change = (body: object) => planner.patch(`/api/clients/${id}`, body)
    expect((await change({ venue: 'Fern Hill', previous: { venue: 'Barn' } })).body.venue).toBe('Fern Hill')
    const refused = await change({ venue: 'Mill', phone: '2', previous: { venue: 'Barn', phone: '1' } })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Someone else changed “Emma & James” in the meantime. Please take another look.',
        issues: [{ path: 'venue', message: 'Someone else changed this in the meantime.' }],
        current: { venue: 'Fern Hill' },
      },
    })
    expect((await planner.get(`/api/clients/${id}`)).body).toMatchObject({ venue: 'Fern Hill', phone: '1' })
    // These are an equal value, another field, an empty one, and a change that was chosen.
    expect((await change({ venue: 'Fern Hill', previous: { venue: 'Barn' } })).status).toBe(200)
    expect((await change({ phone: '2', previous: { phone: '1', venue: 'Barn' } })).status).toBe(200)
    expect((await change({ guestCount: '90', previous: { guestCount: '' } })).status).toBe(200)
    expect((await change({ venue: 'Mill', previous: { venue: 'Fern Hill' } })).body.venue).toBe('Mill')
  })

  it('takes one of two changes that are made at the same moment', async () => {
    const planner = await server.planner()
    const { id } = await planner.addClient({ venue: 'Barn' })
    const change = (venue: string) => planner.patch(`/api/clients/${id}`, { venue, previous: { venue: 'Barn' } })
    const answers = await Promise.all(['Mill', 'Fern Hill', 'Lake'].map(change))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('refuses an id that differs from the path', async () => {
    const client = await planner.addClient()
    expect((await planner.patch(`/api/clients/${client.id}`, { id: client.id + 1, venue: 'Barn' })).status).toBe(400)
    expect((await planner.get(`/api/clients/${client.id}`)).body.venue).toBeNull()
  })

  it('accepts an empty second name and date', async () => {
    const client = await planner.addClient({ weddingDate: '2027-06-12' })
    const { body } = await planner.patch(`/api/clients/${client.id}`, { partnerTwoName: '', weddingDate: '' })
    expect(body).toMatchObject({ partnerTwoName: null, weddingDate: null })
  })

  it('does not let two activated couples of one studio share an address', async () => {
    const first = await server.couple(planner)
    const second = await server.couple(planner)
    const answer = await planner.patch(`/api/clients/${second.client.id}`, { email: first.client.email.toUpperCase() })
    expect(answer.status).toBe(409)
    expect((await planner.get(`/api/clients/${second.client.id}`)).body.email).toBe(second.client.email)
  })
})

describe('deleting a couple', () => {
  it('ends its sessions', async () => {
    const couple = await server.couple(planner)
    expect((await couple.get('/api/client-session')).status).toBe(200)
    expect((await planner.delete(`/api/clients/${couple.client.id}`)).status).toBe(204)
    expect((await couple.get('/api/client-session')).status).toBe(401)
    expect((await planner.get(`/api/clients/${couple.client.id}`)).status).toBe(404)
    expect((await planner.delete(`/api/clients/${couple.client.id}`)).status).toBe(404)
  })
})

describe('what a couple sees of itself', () => {
  it('does not contain the private columns', async () => {
    const client = await planner.addClient({ notes: 'Difficult mother-in-law', budget: '$90,000' })
    const couple = await server.couple(planner, client)
    const { status, body } = await couple.get(`/api/clients/${client.id}`)
    expect(status).toBe(200)
    expect(body.partnerOneName).toBe('Emma')
    expect(Object.keys(body)).not.toContain('notes')
    expect(Object.keys(body)).not.toContain('budget')
    expect(Object.keys(body)).not.toContain('inviteSent')
  })
})

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b46a5a' } })
    .jpeg()
    .toBuffer()

function upload(id: number, bytes: Buffer, name = 'us.jpg', type = 'image/jpeg') {
  const boundary = 'larkspur-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return planner.post(`/api/clients/${id}/avatar`, payload, {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}

describe('the picture', () => {
  it('is re-encoded as a square, and replaces the previous one', async () => {
    const client = await planner.addClient()
    const first = await upload(client.id, await picture())
    expect(first.status).toBe(200)
    const second = await upload(client.id, await picture(300, 700))
    expect(second.body.avatarUrl).not.toBe(first.body.avatarUrl)
    const shown = await planner.app.inject({ url: second.body.avatarUrl, cookies: Object.fromEntries(planner.cookies) })
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    await server.workOff()
    expect(await server.storedFiles()).toHaveLength(1)
  })

  it('refuses files that are not pictures or too large', async () => {
    const client = await planner.addClient()
    expect((await upload(client.id, Buffer.from('<svg onload="alert(1)">'), 'x.jpg')).status).toBe(415)
    expect((await upload(client.id, Buffer.alloc(11 * 1024 * 1024, 1))).status).toBe(413)
    expect((await planner.post(`/api/clients/${client.id}/avatar`, { file: 'x' })).status).toBe(415)
    expect((await planner.get(`/api/clients/${client.id}/avatar`)).status).toBe(404)
  })
})
