import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture } from '#app/server/demo-picture.ts'
import { formOf } from '#test/form.ts'
import { linkOf } from '#test/links.ts'
import { openTestServer, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
})

const picture = async (color = 'teal') => Buffer.from(await (await drawPicture(color, color)).arrayBuffer())
const sendTo = async (path: string, bytes: Buffer | string) =>
  planner.post(path, ...(await formOf({}, [{ name: 'picture.png', bytes }])))
const setPhotograph = async (color?: string): Promise<string> =>
  (await sendTo('/api/look/photograph', await picture(color))).body.photographUrl
const setLogo = async () => expect((await sendTo('/api/billing/logo', await picture())).status).toBe(200)
const logoOf = async (clientId: number): Promise<string> =>
  (await planner.get(`/api/clients/${clientId}/portal`)).body.logoUrl
const look = async (at: string) => server.visitor().get(at, { from: randomAddress() })

describe('the photograph of a studio', () => {
  it('is drawn anew, replaced at a new address, and removed', async () => {
    const first = await setPhotograph()
    expect((await planner.get('/api/look')).body.photographUrl).toBe(first)
    const shown = await look(first)
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp' })
    const second = await setPhotograph('tomato')
    expect(second).not.toBe(first)
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200])
    expect((await planner.delete('/api/look/photograph')).status).toBe(204)
    expect((await planner.get('/api/look')).body.photographUrl).toBeNull()
    expect((await look(second)).status).toBe(404)
    await server.workOff()
    expect(await server.storedFiles()).toEqual([])
  })

  it('is at most as wide as an invitation needs', async () => {
    const wide = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { photographUrl } = (await sendTo('/api/look/photograph', wide)).body
    expect(await sharp((await look(photographUrl)).bytes).metadata()).toMatchObject({ width: 1024, height: 683 })
  })

  it('refuses what is no picture or too large, and keeps the present one', async () => {
    const before = await setPhotograph()
    expect((await sendTo('/api/look/photograph', '<svg onload="alert(1)">')).status).toBe(415)
    expect((await sendTo('/api/look/photograph', Buffer.alloc(11 * 1024 * 1024, 1))).status).toBe(413)
    expect((await planner.get('/api/look')).body.photographUrl).toBe(before)
    expect((await look(before)).status).toBe(200)
  })

  it('is nobody else’s', async () => {
    const own = await setPhotograph()
    const other = await server.planner()
    expect((await other.delete('/api/look/photograph')).status).toBe(204)
    expect((await other.get('/api/look')).body.photographUrl).toBeNull()
    expect((await look(own)).status).toBe(200)
  })
})

describe('the address of a picture', () => {
  it('is kept by everybody for ever, and shows the picture and nothing else', async () => {
    await setLogo()
    const { id } = await planner.addClient()
    for (const [at, type] of [
      [await setPhotograph(), 'image/webp'],
      [await logoOf(id), 'image/png'],
    ] as const) {
      expect(at).toMatch(/^\/api\/public\/looks\/[0-9a-f]{32}$/)
      const { status, headers, cookies } = await look(at)
      expect({ status, cookies }).toEqual({ status: 200, cookies: [] })
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
      })
    }
  })

  it('finds no other file, and says the same of each', async () => {
    const { id } = await planner.addClient()
    await sendTo(`/api/clients/${id}/avatar`, await picture())
    const { rows } = await server.database.ownerPool.query<{ key: string }>(
      'select avatar_key as key from clients where id = $1',
      [id],
    )
    const avatar = rows[0]!.key
    const answers = await Promise.all(
      [avatar, '0'.repeat(32), 'x', '%00'].map((key) => look(`/api/public/looks/${key}`)),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(404)
      expect(body).toEqual(answers[0]!.body)
    }
  })

  it('is refused to a network that has guessed too often, which still gets the pictures that there are', async () => {
    const known = await setPhotograph()
    const from = randomAddress()
    const visitor = server.visitor()
    const guess = async () => (await visitor.get(`/api/public/looks/${'1'.repeat(32)}`, { from })).status
    const statuses: number[] = []
    for (let time = 0; time < 61; time += 1) statuses.push(await guess())
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await visitor.get(known, { from })).status).toBe(200)
    expect((await look(`/api/public/looks/${'1'.repeat(32)}`)).status).toBe(404)
  })
})

describe('logo and photograph', () => {
  it('are on portals and invitations, and the logo on pages of links', async () => {
    const photographUrl = await setPhotograph()
    await setLogo()
    const couple = await server.couple(planner)
    const logoUrl = await logoOf(couple.client.id)
    expect((await look(logoUrl)).status).toBe(200)
    const pictures = { logoUrl, photographUrl }
    for (const caller of [planner, couple])
      expect((await caller.get(`/api/clients/${couple.client.id}/portal`)).body).toMatchObject(pictures)
    const { id } = await planner.addClient()
    const { body } = await planner.post(`/api/clients/${id}/invite`)
    expect((await look(`/api/client-invite/${body.inviteUrl.split('/').pop()}`)).body).toMatchObject(pictures)
    const { token } = await linkOf(server, planner, { clientId: id })
    expect((await look(`/api/links/${token}`)).body).toMatchObject({ logoUrl })
  })

  it('are on the page of a link that signs in to one studio, and on none that leads to several', async () => {
    const photographUrl = await setPhotograph()
    const email = `both-${planner.id}@example.com`
    const { id } = await planner.addClient({ email })
    await planner.post(`/api/clients/${id}/invite`)
    const linked = async () => {
      await server.visitor().post('/api/client-login/link', { email })
      await server.workOff()
      const texts = (await server.newMails()).map(({ text }) => text ?? '')
      const [, token] = /link\?token=([\w-]+)/.exec(texts.join('\n')) ?? []
      return (await look(`/api/client-login/link/${token}`)).body
    }
    expect(await linked()).toMatchObject({ state: 'open', look: { photographUrl, logoUrl: null, colors: null } })
    const other = await server.planner()
    const theirs = await other.addClient({ email })
    await other.post(`/api/clients/${theirs.id}/invite`)
    const both = await linked()
    expect(both.portals).toHaveLength(2)
    expect(both.look).toBeNull()
  })
})
