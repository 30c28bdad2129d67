import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultRegion } from '#platform/contract/locale/region.ts'
import { joinAs } from '#test/members.ts'
import { linkOf } from '#test/links.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const swiss = { country: 'CH', currency: 'CHF', dateOrder: 'day', clock: 24, weekStart: 'monday', paper: 'a4' }
const asUsual = { currency: null, dateOrder: null, clock: null, weekStart: null, paper: null }

describe('the country of a studio', () => {
  it('is the United States until another is chosen, and says what is usual there', async () => {
    const planner = await server.planner()
    const user = async () => (await planner.get('/api/auth/me')).body.user
    expect(await user()).toMatchObject({ country: 'US', ...asUsual, region: defaultRegion })
    const { status, body } = await planner.patch('/api/business', { country: 'CH' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ country: 'CH', ...asUsual, region: swiss })
    expect((await user()).region).toEqual(swiss)
  })

  it('leaves each part of it to be chosen, and to be taken back', async () => {
    const planner = await server.planner()
    const chosen = { currency: 'EUR', dateOrder: 'year', clock: '12', weekStart: 'sunday', paper: 'letter' }
    const changed = await planner.patch('/api/business', { country: 'CH', ...chosen })
    expect(changed.body).toMatchObject({ ...chosen, clock: 12, region: { country: 'CH', ...chosen, clock: 12 } })
    expect((await planner.patch('/api/business', { clock: 24 })).body).toMatchObject({ clock: 24, currency: 'EUR' })
    const nothing = { currency: '', dateOrder: '', clock: '', weekStart: '', paper: null }
    expect((await planner.patch('/api/business', nothing)).body).toMatchObject({ ...asUsual, region: swiss })
  })

  it.each([
    { country: 'ZZ' },
    { country: 'Switzerland' },
    { country: 'ch' },
    { country: '' },
    { country: null },
    { currency: 'XYZ' },
    { currency: 'francs' },
    { dateOrder: 'hour' },
    { clock: 13 },
    { clock: '0' },
    { clock: true },
    { weekStart: 'tuesday' },
    { paper: 'a3' },
  ])('refuses %j, and changes nothing', async (wrong) => {
    const planner = await server.planner()
    const { status, body } = await planner.patch('/api/business', { businessName: 'Edel & Weiss', ...wrong })
    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: Object.keys(wrong)[0] }])
    const { user } = (await planner.get('/api/auth/me')).body
    expect(user).toMatchObject({ businessName: null, region: defaultRegion })
  })

  it('is told to members, couples and whoever opens a link', async () => {
    const planner = await server.planner()
    await planner.patch('/api/business', { country: 'CH' })
    const client = await planner.addClient()
    const couple = await server.couple(planner, client)
    const member = await joinAs(server, planner, 'assistant')
    expect((await member.get('/api/auth/me')).body.user.region).toEqual(swiss)
    expect((await member.patch('/api/business', { country: 'FR' })).status).toBe(403)
    expect((await couple.get('/api/client-session')).body.region).toEqual(swiss)
    expect((await couple.get(`/api/clients/${client.id}/portal`)).body.region).toEqual(swiss)
    const { token } = await linkOf(server, planner, { clientId: client.id })
    expect((await server.visitor().get(`/api/links/${token}`)).body.region).toEqual(swiss)
  })
})
