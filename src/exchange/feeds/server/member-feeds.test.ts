import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIsGone } from '#platform/contract/link-kinds.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, password, randomAddress, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Made = { id: number; token: string }
const gone = { status: 404, body: { message: linkIsGone } }
const get = (token: string, headers: Record<string, string> = {}) =>
  server.visitor().send('GET', `/api/calendar/${token}.ics`, undefined, { headers, from: randomAddress() })

const titles = async (token: string) =>
  [...String((await get(token)).body).matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title).toSorted()

async function studio() {
  const planner = await server.planner()
  const client = await planner.addClient()
  const addEvent = (body: object, clientId = client.id) => planner.post(`/api/clients/${clientId}/events`, body)
  return { planner, client, addEvent }
}

describe('the calendar of a member', () => {
  it('has all weddings and the due tasks of its own', async () => {
    const { planner, client, addEvent } = await studio()
    const member = await joinAs(server, planner, 'assistant')
    await addEvent({ title: 'Tasting', date: '2027-05-01' })
    const addTask = async (body: object) => (await planner.post('/api/tasks', body)).body as { id: number }
    const own = await addTask({ title: 'Call', dueDate: '2027-04-01', clientId: client.id, memberId: member.id })
    await addTask({ title: 'Some day', memberId: member.id })
    await addTask({ title: 'Books', dueDate: '2027-04-02' })
    await addTask({ title: 'Guests', dueDate: '2027-04-02', clientId: client.id, assignedTo: 'couple' })
    const [ofMember, ofOwner] = await Promise.all(
      [member, planner].map(async (caller) => (await caller.post('/api/feeds', { own: true })).body as Made),
    )
    const all = (await planner.post('/api/feeds', {})).body as Made
    expect(await titles(ofMember!.token)).toEqual(['Due: Call (Emma & James)', 'Tasting (Emma & James)'])
    expect(await titles(ofOwner!.token)).toEqual(['Due: Books', 'Tasting (Emma & James)'])
    expect(await titles(all.token)).toEqual(['Tasting (Emma & James)'])

    const { headers } = await get(ofMember!.token)
    const again = () => get(ofMember!.token, { 'if-none-match': String(headers['etag']) })
    expect((await again()).status).toBe(304)
    await planner.patch(`/api/tasks/${own.id}`, { title: 'Call again' })
    expect((await again()).status).toBe(200)
    await planner.patch(`/api/tasks/${own.id}`, { completed: true })
    expect(await titles(ofMember!.token)).toEqual(['Tasting (Emma & James)'])
  })

  it('has only the weddings that a day-of member is assigned to, who can make no other', async () => {
    const { planner, client, addEvent } = await studio()
    const other = await planner.addClient({ partnerOneName: 'Ada', partnerTwoName: 'Bo' })
    await addEvent({ title: 'Tasting', date: '2027-05-01' })
    await addEvent({ title: 'Fitting', date: '2027-05-01' }, other.id)
    const member = await joinAs(server, planner, 'day-of', [client.id])
    expect((await member.post('/api/feeds', { clientId: client.id })).status).toBe(403)
    expect((await member.post('/api/feeds', {})).status).toBe(403)
    const { token } = (await member.post('/api/feeds', { own: true })).body as Made
    expect(await titles(token)).toEqual(['Tasting (Emma & James)'])
    await planner.patch(`/api/members/${member.id}`, { weddings: [other.id] })
    expect(await titles(token)).toEqual(['Fitting (Ada & Bo)'])
    await planner.patch(`/api/members/${member.id}`, { role: 'bookkeeper' })
    expect(await titles(token)).toEqual([])
  })

  it('is nobody else’s business, exists once, and ends with the member', async () => {
    const { planner } = await studio()
    const member = await joinAs(server, planner, 'planner')
    const { id, token } = (await member.post('/api/feeds', { own: true })).body as Made
    expect((await member.post('/api/feeds', { own: true })).status).toBe(409)
    expect((await member.get('/api/feeds')).body).toMatchObject([{ id, isOwn: true, clientId: null }])
    expect((await planner.get('/api/feeds')).body).toEqual([])
    expect((await planner.post(`/api/feeds/${id}/renew`)).status).toBe(404)
    expect((await planner.delete(`/api/feeds/${id}`)).status).toBe(404)
    expect((await get(token)).status).toBe(200)
    await planner.delete(`/api/members/${member.id}`)
    expect(await get(token)).toMatchObject(gone)
  })

  it('ends for both when the studio is handed over', async () => {
    const { planner } = await studio()
    const member = await joinAs(server, planner, 'planner')
    const made = await Promise.all(
      [member, planner].map(async (caller) => (await caller.post('/api/feeds', { own: true })).body as Made),
    )
    const all = (await planner.post('/api/feeds', {})).body as Made
    const body = { currentPassword: password }
    expect((await planner.post(`/api/members/${member.id}/hand-over`, body)).status).toBe(200)
    for (const { token } of made) expect(await get(token)).toMatchObject(gone)
    expect((await get(all.token)).status).toBe(200)
  })
})
