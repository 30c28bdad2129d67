import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { listWaiting, takeNews } from '#overview/letter-sending/server/waiting-queries.ts'
import { dayIn, zoneAt } from '#test/clock.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let at: string
/** It is noon there, so that letters go out now and no day or week ends. */
const noon = zoneAt(12)
const day = (offset: number) => dayIn(noon, offset)

beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  await planner.patch('/api/preferences', { timeZone: noon })
  client = await planner.addClient()
  at = `/api/clients/${client.id}`
})

const soon = () => new Date(Date.now() + 11 * 60_000)
async function letters() {
  await sendLetters(server.jobContext, soon())
  await server.workOff()
  return (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
}
const subjects = async () => (await letters()).map(({ subject }) => subject)
async function addPerson(values: Partial<Person>): Promise<Person> {
  const { body } = await planner.post(`${at}/people`, { name: 'Ruth', email: `${unique()}@example.com`, ...values })
  await planner.post(`/api/people/${body.id}/invite`)
  await letters()
  return body as Person
}
const add = async (values: object) =>
  (await planner.post(`${at}/events`, { title: 'Tasting', date: day(1), time: '14:00', ...values })).body as {
    id: number
  }
const change = (id: number, values: object) => planner.patch(`/api/events/${id}`, values)
const ask = (sql: string, values: unknown[] = []) => server.database.ownerPool.query(sql, values)

describe('an event of tomorrow', () => {
  it.each([
    ['daily', 'New on your schedule: Tasting'],
    ['weekly', 'New on your schedule: Tasting'],
    ['needs-me', 'Tomorrow: Tasting'],
  ] as const)('does not wait for the next letter of a person with the rhythm %s', async (rhythm, first) => {
    await addPerson({ rhythm })
    const { id } = await add({})
    await add({ title: 'Fitting', date: day(9) })
    expect(await subjects()).toEqual([first])
    await change(id, { time: '15:00' })
    const [moved, ...others] = await letters()
    expect([moved?.subject, others]).toEqual(['Moved: Tasting', []])
    expect(moved?.text).toContain(
      `Now on ${formatDate(day(1), defaultLocale)} at 3:00 PM. It was on ${formatDate(day(1), defaultLocale)} at 2:00 PM.`,
    )
    await change(id, { date: day(20) })
    expect(await subjects()).toEqual(['Moved: Tasting'])
    await change(id, { date: day(0), time: '23:59' })
    expect(await subjects()).toEqual(['Moved: Tasting'])
    await planner.delete(`/api/events/${id}`)
    const [cancelled, ...more] = await letters()
    expect([cancelled?.subject, more]).toEqual(['Canceled: Tasting', []])
    expect(cancelled?.text).toContain(`It was planned for ${formatDate(day(0), defaultLocale)}, 11:59 PM.`)
  })

  it('is not told to a person who has ended mail', async () => {
    await addPerson({ rhythm: 'none' })
    await add({})
    await server.run(tellOfDue, null)
    expect(await letters()).toEqual([])
  })

  it('is told again the day before, after it was moved by a day', async () => {
    await addPerson({ rhythm: 'needs-me' })
    const { id } = await add({})
    await server.run(tellOfDue, null)
    expect(await subjects()).toEqual(['Tomorrow: Tasting'])
    await change(id, { date: day(2) })
    expect(await subjects()).toEqual(['Moved: Tasting'])
    await ask(`update notices set created_at = created_at - interval '1 day' where client_id = $1`, [client.id])
    await ask('update events set date = $2 where id = $1', [id, day(1)])
    for (let turn = 0; turn < 2; turn++) await server.run(tellOfDue, null)
    expect(await subjects()).toEqual(['Tomorrow: Tasting'])
  })

  it('is called tomorrow only where that is so', async () => {
    const { id } = await addPerson({ rhythm: 'needs-me' })
    await add({})
    const { ownerPool } = server.database
    const everybody = await asSystem(ownerPool, (tx) => listWaiting(tx, soon()))
    const waiting = everybody.find(({ personId }) => personId === id)!
    const titleIn = (zone: string) =>
      asSystem(ownerPool, async (tx) => {
        const { news } = await takeNews(tx, { ...waiting, zone })
        await tx.execute(`update notices set settled_at = null where person_id = ${id}`)
        return news[0]?.title
      })
    for (const zone of ['Etc/GMT-14', noon, 'Etc/GMT+12']) {
      const words = { [dayIn(zone, 0)]: 'Today', [dayIn(zone, 1)]: 'Tomorrow' }
      expect(await titleIn(zone)).toBe(`${words[day(1)] ?? 'Coming up'}: Tasting`)
    }
    expect(await subjects()).toEqual(['Tomorrow: Tasting'])
  })
})

describe('an event that is cancelled', () => {
  const remove = (id: number) => planner.delete(`/api/events/${id}`)

  it('is told to those who were told of it, with what they knew', async () => {
    await addPerson({ rhythm: 'at-once' })
    const { id } = await add({ date: day(9) })
    await letters()
    await change(id, { date: day(10) })
    await remove(id)
    const [letter, ...others] = await letters()
    expect([letter?.subject, others]).toEqual(['Canceled: Tasting', []])
    expect(letter?.text).toContain(`It was planned for ${formatDate(day(9), defaultLocale)}, 2:00 PM.`)
    expect(await letters()).toEqual([])
  })

  it('is not told to those who never heard of it, nor when it is over', async () => {
    await addPerson({ rhythm: 'at-once' })
    await remove((await add({ date: day(9) })).id)
    await remove((await add({})).id)
    const { id } = await add({ date: day(9) })
    await letters()
    await ask('update events set date = $2 where id = $1', [id, day(-1)])
    await remove(id)
    expect(await letters()).toEqual([])
  })

  it('is told where it was, and new where it is, if it was moved to another wedding', async () => {
    await addPerson({ rhythm: 'at-once' })
    const { client: other } = await server.couple(planner)
    await letters()
    const { id } = await add({ date: day(9) })
    await letters()
    await change(id, { clientId: other.id })
    expect((await subjects()).sort()).toEqual(['Canceled: Tasting', 'New on your schedule: Tasting'])
  })
})

describe('an undo', () => {
  const undo = async () => {
    const [{ batch }] = (await planner.get(`${at}/history`)).body as [{ batch: number }]
    expect((await planner.post(`/api/history/${batch}/undo`)).status).toBe(200)
  }

  it('of a deletion, a move and a new event is told to those who heard of them', async () => {
    await addPerson({ rhythm: 'at-once' })
    const { id } = await add({ date: day(9) })
    await letters()
    await planner.delete(`/api/events/${id}`)
    await undo()
    expect(await letters()).toEqual([])
    await planner.delete(`/api/events/${id}`)
    expect(await subjects()).toEqual(['Canceled: Tasting'])
    await undo()
    expect(await subjects()).toEqual(['New on your schedule: Tasting'])
    await change(id, { date: day(10) })
    await letters()
    await undo()
    const [moved] = await letters()
    expect(moved?.text).toContain(
      `Now on ${formatDate(day(9), defaultLocale)} at 2:00 PM. It was on ${formatDate(day(10), defaultLocale)} at 2:00 PM.`,
    )
    await add({ title: 'Fitting', date: day(9) })
    await letters()
    await undo()
    expect(await subjects()).toEqual(['Canceled: Fitting'])
  })
})
