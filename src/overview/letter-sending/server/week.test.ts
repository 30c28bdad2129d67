import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { dayIn } from '#test/clock.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

const dayOfWeek = new Date(`${dayIn('UTC', 0)}T00:00:00Z`).getUTCDay()
/** The next Monday but one, so that all that has happened is old enough. */
const monday = dayIn('UTC', 15 - (dayOfWeek || 7))
const at = (days: number, time = '09:00') => new Date(`${addDays(monday, days)}T${time}:00Z`)

let server: TestServer
let planner: PlannerCaller
let client: Client
let ruth: Person
beforeAll(async () => (server = await openTestServer({ publicUrl: 'https://bloom.example' })))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  client = await planner.addClient({ weddingDate: addDays(monday, 200) })
  const values = { name: 'Ruth', email: `ruth-${unique()}@example.com`, rhythm: 'weekly' }
  ruth = (await planner.post(`/api/clients/${client.id}/people`, values)).body
  await planner.patch(`/api/people/${ruth.id}`, { rhythm: 'weekly' })
  await planner.post(`/api/people/${ruth.id}/invite`, {})
  await letters(new Date())
})

async function letters(now: Date) {
  await sendLetters(server.jobContext, now)
  await server.workOff()
  return (await server.newMails()).filter(({ to }) => to?.[0]?.address === ruth.email)
}
const task = (title: string, values: object = {}) =>
  planner.post('/api/tasks', { title, clientId: client.id, assignedTo: 'client', ...values })
const event = (title: string, date: string) =>
  planner.post(`/api/clients/${client.id}/events`, { title, date, time: '14:00' })
const invoice = () =>
  planner.post(`/api/clients/${client.id}/invoices`, {
    amount: '1200',
    dueDate: addDays(monday, 9),
    status: 'Sent',
  })
/** Tells the news of before, so that the next letter has none. */
const forgetNews = () =>
  server.database.ownerPool.query('update notices set settled_at = now() where person_id = $1', [ruth.id])

/** A wedding with something of each kind, and with what is not told each week. */
async function fill() {
  await task('Choose the band', { dueDate: addDays(monday, 3) })
  await task('Choose the rings', { dueDate: addDays(monday, -3) })
  await task('Write the vows')
  await task('Pack the bags', { dueDate: addDays(monday, 90) })
  await task('Call the florist', { assignedTo: 'planner', dueDate: addDays(monday, 3) })
  const done = await task('Book the venue', { dueDate: addDays(monday, 1) })
  await planner.patch(`/api/tasks/${done.body.id}`, { completed: true })
  await event('Tasting', addDays(monday, 4))
  await event('Rehearsal', addDays(monday, 199))
  await event('First visit', addDays(monday, -1))
  await invoice()
  await forgetNews()
}

describe('the letter of the week', () => {
  it('says what is open and comes next, once a week', async () => {
    await fill()
    expect(await letters(at(0, '07:00'))).toEqual([])
    const [letter, ...others] = await letters(at(0))
    expect(others).toEqual([])
    expect(letter?.subject).toMatch(/^3 open tasks, 1 upcoming event, and 1 open invoice from /)
    expect(letter?.text).toContain('Here is what is new, open, or coming up:')
    const titles = letter?.text?.match(/^(To do|Coming up|To pay): .*$/gm)
    expect(titles).toEqual([
      'To do: Choose the rings',
      'To do: Choose the band',
      'To do: Write the vows',
      'Coming up: Tasting',
      'To pay: $1,200.00',
    ])
    expect(letter?.text).toMatch(
      /To do: Choose the rings\nWas due [^\n]+\nhttps:\/\/bloom\.example\/client-login\/link/,
    )
    expect(letter?.text).toMatch(/Tasting\n[^\n]+, 2:00 PM\n/)
    expect(await letters(at(0, '09:10'))).toEqual([])
    expect(await letters(at(2))).toEqual([])
    expect(await letters(at(7))).toHaveLength(1)
  })

  it('is one with the news, and names no record twice', async () => {
    await task('Choose the band', { dueDate: addDays(monday, 3) })
    await planner.post(`/api/clients/${client.id}/messages`, { content: 'Hello' })
    const [letter, ...others] = await letters(at(0))
    expect(others).toEqual([])
    expect(letter?.subject).toMatch(/^1 new task and 1 new message from /)
    await task('Choose the rings')
    const [next] = await letters(at(7))
    expect(next?.text).toMatch(/Task for you: Choose the rings[^]*To do: Choose the band/)
    expect(next?.text).not.toContain('To do: Choose the rings')
  })

  it('is left out without anything to tell, and does not follow in the middle of the week', async () => {
    expect(await letters(at(0))).toEqual([])
    await task('Choose the band')
    await forgetNews()
    expect(await letters(at(1))).toEqual([])
    expect(await letters(at(7))).toHaveLength(1)
  })

  it('follows until Wednesday if it was missed', async () => {
    await fill()
    expect(await letters(at(2, '20:00'))).toHaveLength(1)
    expect(await letters(at(10))).toEqual([])
  })

  it('has only what its person may see in the portal and the studio writes about', async () => {
    await fill()
    const said = async (days: number) =>
      (await letters(at(days))).flatMap(({ text }) => text?.match(/^(To do|Coming up|To pay)/gm) ?? [])
    await planner.patch(`/api/people/${ruth.id}`, { access: 'no-money' })
    expect(new Set(await said(0))).toEqual(new Set(['To do', 'Coming up']))
    await planner.patch(`/api/people/${ruth.id}`, { access: 'only-money' })
    expect(await said(7)).toEqual(['To pay'])
    await planner.patch(`/api/people/${ruth.id}`, { access: 'all' })
    await planner.post(`/api/clients/${client.id}/customization`, { enabledFeatures: ['tasks'] })
    expect(new Set(await said(14))).toEqual(new Set(['To do', 'To pay']))
    await planner.patch(`/api/clients/${client.id}/letter-settings`, { kindsOff: ['task'] })
    expect(await said(21)).toEqual(['To pay'])
    await planner.patch(`/api/people/${ruth.id}`, { rhythm: 'needs-me' })
    expect(await said(28)).toEqual([])
  })

  it('begins with the studio’s own words', async () => {
    await fill()
    await planner.patch('/api/letter-words', { kind: 'week', words: 'Your week, dear couple:' })
    expect((await letters(at(0)))[0]?.text).toContain('Your week, dear couple:')
    const path = `/api/clients/${client.id}/letter-preview?kind=week`
    expect((await planner.get(path)).body.text).toContain('To do: Choose the band')
  })
})
