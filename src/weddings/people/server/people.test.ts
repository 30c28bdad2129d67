import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { formOf, pdf } from '#test/form.ts'
import { signInAs } from '#test/people.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  await server.newMails()
})

const peopleOf = async (id: number) => (await planner.get(`/api/clients/${id}/people`)).body as Person[]
const add = (id: number, person: object) => planner.post(`/api/clients/${id}/people`, person)

describe('the partners', () => {
  it('are people from the start, and follow the couple', async () => {
    const client = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'Jack' })
    expect(await peopleOf(client.id)).toMatchObject([
      { role: 'partner-one', name: 'Emma', email: client.email, access: 'all', rhythm: 'at-once' },
      { role: 'partner-two', name: 'Jack', email: null },
    ])
    await planner.patch(`/api/clients/${client.id}`, { partnerOneName: 'Emmy', partnerTwoName: '', phone: '123' })
    expect(await peopleOf(client.id)).toMatchObject([{ name: 'Emmy', phone: '123' }])
    await planner.patch(`/api/clients/${client.id}`, { partnerTwoName: 'John' })
    expect((await peopleOf(client.id)).map(({ name }) => name)).toEqual(['Emmy', 'John'])
  })

  it('keep their names from the couple, cannot be removed, and the second gets an address of its own', async () => {
    const client = await planner.addClient({ partnerTwoName: 'Jack' })
    const [one, two] = await peopleOf(client.id)
    for (const [id, change] of [
      [one?.id, { name: 'Other' }],
      [one?.id, { email: 'other@example.com' }],
      [one?.id, { phone: '123' }],
      [two?.id, { name: 'Other' }],
    ] as const)
      expect((await planner.patch(`/api/people/${id}`, change)).status).toBe(400)
    expect((await planner.delete(`/api/people/${two?.id}`)).status).toBe(400)
    const changed = await planner.patch(`/api/people/${two?.id}`, { email: 'jack@example.com', rhythm: 'daily' })
    expect(changed).toMatchObject({ status: 200, body: { email: 'jack@example.com', rhythm: 'daily' } })
  })
})

describe('other people', () => {
  it('are added, changed and removed', async () => {
    const { id } = await planner.addClient()
    const added = await add(id, { name: 'Ruth', relation: 'Mother of Emma', access: 'only-money' })
    expect(added).toMatchObject({ status: 201, body: { role: 'other', name: 'Ruth', rhythm: 'at-once' } })
    const path = `/api/people/${added.body.id}`
    expect((await planner.patch(path, { name: 'Ruth B.' })).body.name).toBe('Ruth B.')
    expect((await planner.delete(path)).status).toBe(204)
    expect((await peopleOf(id)).map(({ name }) => name)).not.toContain('Ruth B.')
    expect((await planner.delete(path)).status).toBe(404)
  })

  it('need a name, a proper address, and one that nobody else of the wedding has', async () => {
    const client = await planner.addClient()
    expect((await add(client.id, { name: ' ' })).status).toBe(400)
    expect((await add(client.id, { name: 'Ruth', email: 'ruth' })).status).toBe(400)
    expect((await add(client.id, { name: 'Ruth', email: client.email.toUpperCase() })).status).toBe(409)
    expect((await add((await (await server.planner()).addClient()).id, { name: 'Ruth' })).status).toBe(404)
  })

  it('are invited by mail and sign in without a password', async () => {
    const client = await planner.addClient()
    const { body: ruth } = await add(client.id, { name: 'Ruth', email: `${unique()}@example.com` })
    const couple = await signInAs(server, planner, ruth)
    expect((await couple.get('/api/client-session')).body).toMatchObject({
      client: { id: client.id },
      person: { id: ruth.id, name: 'Ruth', access: 'all' },
    })
    const [, , invited] = await peopleOf(client.id)
    expect(invited?.invitedAt).not.toBeNull()
    expect(invited?.lastSeenAt).not.toBeNull()
  })

  it('cannot be invited without an address', async () => {
    const { body: ruth } = await add((await planner.addClient()).id, { name: 'Ruth' })
    expect((await planner.post(`/api/people/${ruth.id}/invite`)).status).toBe(400)
  })

  it('lose their sessions when they are removed', async () => {
    const client = await planner.addClient()
    const { body: ruth } = await add(client.id, { name: 'Ruth', email: `${unique()}@example.com` })
    const couple = await signInAs(server, planner, ruth)
    await planner.delete(`/api/people/${ruth.id}`)
    expect((await couple.get('/api/client-session')).status).toBe(401)
  })

  it('are named on what they write, upload and complete', async () => {
    const client = await planner.addClient()
    const { body: ruth } = await add(client.id, { name: 'Ruth', email: `${unique()}@example.com` })
    const couple = await signInAs(server, planner, ruth)
    const at = `/api/clients/${client.id}`
    const task = await planner.post('/api/tasks', {
      clientId: client.id,
      title: 'Choose the band',
      assignedTo: 'client',
    })
    expect((await couple.post(`${at}/messages`, { content: 'Hello' })).body).toMatchObject({
      senderName: 'Client',
      personName: 'Ruth',
    })
    const ticked = await couple.patch(`/api/tasks/${task.body.id}`, { completed: true })
    expect(ticked.body).toMatchObject({ completed: true, completedBy: 'Ruth' })
    const reopened = await planner.patch(`/api/tasks/${task.body.id}`, { completed: false })
    expect(reopened.body.completedBy).toBeNull()
    const uploaded = await couple.post(`${at}/documents`, ...(await formOf({}, [{ name: 'plan.pdf', bytes: pdf() }])))
    expect(uploaded.body).toMatchObject({ personName: 'Ruth' })
    expect((await couple.post(`${at}/feedback`, { rating: 5 })).body).toMatchObject({ personName: 'Ruth' })
    expect((await planner.post(`${at}/messages`, { content: 'Hi' })).body.personName).toBeNull()
  })
})

describe('what a person may see', () => {
  const reads = (id: number) => ({
    money: [`/api/clients/${id}/invoices`],
    others: [`/api/clients/${id}/events`, `/api/clients/${id}/tasks`, `/api/clients/${id}/messages`],
  })

  it.each([
    { access: 'no-money', refused: 'money', sections: ['calendar', 'tasks', 'vendors', 'documents', 'messaging'] },
    { access: 'only-money', refused: 'others', sections: [] },
  ] as const)('$access: refuses $refused', async ({ access, refused, sections }) => {
    const client = await planner.addClient()
    const { body: ruth } = await add(client.id, { name: 'Ruth', email: `${unique()}@example.com`, access })
    const couple = await signInAs(server, planner, ruth)
    const paths = reads(client.id)
    for (const path of paths.money) expect((await couple.get(path)).status).toBe(refused === 'money' ? 403 : 200)
    for (const path of paths.others) expect((await couple.get(path)).status).toBe(refused === 'money' ? 200 : 403)
    const feedback = `/api/clients/${client.id}/feedback`
    const mayRate = access !== 'only-money'
    expect((await couple.post(feedback, { rating: 5 })).status).toBe(mayRate ? 201 : 403)
    expect((await couple.get(feedback)).status).toBe(mayRate ? 200 : 403)
    const portal = (await couple.get(`/api/clients/${client.id}/portal`)).body
    expect(portal.person).toMatchObject({ access })
    expect(portal.customization.enabledFeatures).toEqual(sections)
  })
})

it('a person is not overwritten by somebody who has not seen the last change', async () => {
  const planner = await server.planner()
  const { id } = await planner.addClient()
  const { body: ruth } = await planner.post(`/api/clients/${id}/people`, { name: 'Ruth', phone: '1' })
  await planner.patch(`/api/people/${ruth.id}`, { phone: '2' })
  const late = await planner.patch(`/api/people/${ruth.id}`, { phone: '3', previous: { phone: '1' } })
  expect(late).toMatchObject({ status: 409, body: { current: { phone: '2' } } })
  const next = await planner.patch(`/api/people/${ruth.id}`, { relation: 'Mother', previous: { relation: null } })
  expect(next.body).toMatchObject({ phone: '2', relation: 'Mother' })
})
