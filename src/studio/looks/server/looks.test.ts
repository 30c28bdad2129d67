import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paletteOf } from '#platform/contract/color-palette.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://bloom.example' })
})
afterAll(() => server.close())

const untouched = { colorScheme: 'sand', color: null, typography: 'inter', welcomeWords: null, photographUrl: null }
const own = { color: '#ffe14d', typography: 'lora', welcomeWords: 'Come in.\nWe have been waiting for you.' }
const sign = async () => (planner = await server.planner())

describe('the look of a studio', () => {
  beforeAll(sign)

  it('is changed in parts, and is its own', async () => {
    const other = await server.planner()
    expect((await planner.get('/api/look')).body).toEqual(untouched)
    expect((await planner.patch('/api/look', { ...own, color: '#FFE14D' })).body).toEqual({ ...untouched, ...own })
    expect((await planner.patch('/api/look', { welcomeWords: ' ' })).body).toEqual({
      ...untouched,
      ...own,
      welcomeWords: null,
    })
    expect((await planner.patch('/api/look', {})).body).toMatchObject({ color: own.color })
    expect((await other.get('/api/look')).body).toEqual(untouched)
  })

  it.each([
    ['color', 'red'],
    ['color', '#ff'],
    ['color', '#ffffff;}body{'],
    ['colorScheme', 'pink'],
    ['typography', 'comic'],
    ['welcomeWords', 'x'.repeat(1001)],
  ])('refuses as %s %j, and keeps the rest', async (name, value) => {
    const before = (await planner.get('/api/look')).body
    const answer = await planner.patch('/api/look', { typography: 'inter', [name]: value })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name }] } })
    expect((await planner.get('/api/look')).body).toEqual(before)
  })
})

describe('what couples and vendors see of it', () => {
  beforeAll(async () => {
    await sign()
    await planner.patch('/api/business', { businessName: 'Fern & Fig' })
    await planner.patch('/api/look', { ...own, colorScheme: 'blue' })
  })

  it('is how a portal looks until it is styled, and what one that is styled begins with', async () => {
    const couple = await server.couple(planner)
    const path = `/api/clients/${couple.client.id}`
    const standard = { colorScheme: 'blue', studioColor: true, typography: 'lora' }
    for (const caller of [planner, couple]) {
      const { body } = await caller.get(`${path}/portal`)
      expect(body).toMatchObject({ customization: standard, welcomeWords: own.welcomeWords })
      expect(body.colors).toEqual(paletteOf(own.color))
    }
    const styled = await planner.post(`${path}/customization`, { typography: 'inter' })
    expect(styled.body).toMatchObject({ ...standard, typography: 'inter' })
    await planner.patch(`${path}/customization`, { studioColor: false, colorScheme: 'rose' })
    await planner.patch('/api/look', { colorScheme: 'gray' })
    expect((await couple.get(`${path}/portal`)).body.customization).toMatchObject({
      colorScheme: 'rose',
      studioColor: false,
      typography: 'inter',
    })
    await planner.patch('/api/look', { colorScheme: 'blue' })
  })

  it('is on an invitation, and in mails, where the text of buttons is readable', async () => {
    const { id } = await planner.addClient()
    const { body } = await planner.post(`/api/clients/${id}/invite`)
    const invite = await server.visitor().get(`/api/client-invite/${body.inviteUrl.split('/').pop()}`)
    expect(invite.body).toMatchObject({ colors: paletteOf(own.color), welcomeWords: own.welcomeWords })
    const { body: mail } = await planner.post(`/api/clients/${id}/invite/preview`, {})
    const { light, dark } = paletteOf(own.color)
    for (const theme of [light, dark]) expect(mail.html).toContain(`background:${theme.accent}`)
    expect(mail.html).toContain(`color:${light['on-accent']}`)
    await planner.post(`/api/clients/${id}/customization`, { studioColor: false, colorScheme: 'rose' })
    const styled = await planner.post(`/api/clients/${id}/invite/preview`, {})
    expect(styled.body.html).not.toContain(light.accent)
    expect(styled.body.html).toContain('#a3435a')
  })
})
