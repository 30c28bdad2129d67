import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Link } from '#weddings/links/contract/endpoints.ts'
import { openTestServer, randomAddress, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let clientId: number
let vendors: number[]
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

async function vendor(name: string) {
  const { body } = await planner.post('/api/vendors', { name, category: 'florist' })
  await planner.post(`/api/clients/${clientId}/vendors`, { vendorId: body.id })
  return body.id as number
}
beforeEach(async () => {
  planner = await server.planner()
  clientId = (await planner.addClient({ weddingDate: '2031-06-14' })).id
  vendors = [await vendor('Fern'), await vendor('Moss')]
})

const make = async (body: object): Promise<string> =>
  (await planner.post(`/api/clients/${clientId}/day-links`, body)).body.token
const revoke = (body: object, by = planner, client = clientId) => by.post(`/api/clients/${client}/links/revoke`, body)
const status = async (token: string) =>
  (await server.visitor().get(`/api/links/${token}`, { from: randomAddress() })).status
const statuses = (tokens: string[]) => Promise.all(tokens.map(status))

describe('the links of one audience', () => {
  it('are revoked in one call, and those of others stay', async () => {
    const [fern, moss] = vendors
    const tokens = [
      await make({ kind: 'vendor-day', vendorId: fern }),
      await make({ kind: 'vendor-day', vendorId: fern }),
      await make({ kind: 'vendor-day', vendorId: moss }),
      await make({ kind: 'party-day' }),
      await make({ kind: 'guest-day', label: 'Rose' }),
      await make({ kind: 'guest-day', label: 'Violet' }),
    ]
    expect(await revoke({ kind: 'vendor-day', vendorId: fern })).toMatchObject({ status: 200, body: { count: 2 } })
    expect(await statuses(tokens)).toEqual([404, 404, 200, 200, 200, 200])
    const { body: log } = await planner.get('/api/audit')
    expect(log[0].sentence).toBe('Revoked 2 links for a vendor')
    expect((await revoke({ kind: 'vendor-day', vendorId: fern })).body).toEqual({ count: 0 })
    expect((await revoke({ kind: 'guest-day', label: 'Rose' })).body).toEqual({ count: 1 })
    expect((await revoke({ kind: 'party-day' })).body).toEqual({ count: 1 })
    expect(await statuses(tokens)).toEqual([404, 404, 200, 404, 404, 200])
  })

  it('include those to the page of a vendor for all of its weddings', async () => {
    const [fern] = vendors
    await planner.patch(`/api/vendors/${fern}`, { onePage: true })
    const token = await make({ kind: 'vendor-day', vendorId: fern })
    const [link] = (await planner.get(`/api/clients/${clientId}/links`)).body as Link[]
    expect(link).toMatchObject({ clientId: null, isMailed: false })
    expect((await revoke({ kind: 'vendor-day', vendorId: fern })).body).toEqual({ count: 1 })
    expect(await status(token)).toBe(404)
  })

  it.each([
    ['an unknown kind', { kind: 'studio-calendar' }, 'kind'],
    ['no kind', {}, 'kind'],
    ['a vendor’s without the vendor', { kind: 'vendor-day' }, 'vendorId'],
    ['the wedding party’s with a vendor', { kind: 'party-day', vendorId: 1 }, 'vendorId'],
    ['a guest’s without a name', { kind: 'guest-day' }, 'label'],
  ])('are not revoked for %s', async (_, body, path) => {
    const token = await make({ kind: 'party-day' })
    expect(await revoke(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(await status(token)).toBe(200)
  })

  it('are not revoked by another studio, or through another wedding', async () => {
    const [fern] = vendors
    const token = await make({ kind: 'vendor-day', vendorId: fern })
    const body = { kind: 'vendor-day', vendorId: fern }
    expect((await revoke(body, await server.planner())).status).toBe(404)
    expect((await revoke(body, planner, (await planner.addClient({ email: 'b@example.com' })).id)).body).toEqual({
      count: 0,
    })
    expect(await status(token)).toBe(200)
  })
})
