import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Letter, OwnWords } from '#talk/letters/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { tellVendors } from '#day/days/server/jobs.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { dayIn, noonLater, zoneAt } from '#test/clock.ts'
import { formOf } from '#test/form.ts'
import { linkIn } from '#test/people.ts'
import { openTestServer, password, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let at: string
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  client = (await server.couple(planner)).client
  at = `/api/clients/${client.id}`
  await letters()
})

async function letters(now = noonLater()) {
  await sendLetters(server.jobContext, now)
  await server.workOff()
  return (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
}
const write = (content = 'Hello') => planner.post(`${at}/messages`, { content })
const sent = async () => (await planner.get(`${at}/letters`)).body as Letter[]

describe('letters that are held', () => {
  it('go out once they are let go, with all that happened meanwhile', async () => {
    expect((await planner.patch(`${at}/letter-settings`, { held: true })).body).toEqual({ kindsOff: [], held: true })
    await write('Hello')
    await write('Are you there?')
    expect(await letters()).toEqual([])
    await planner.patch(`${at}/letter-settings`, { held: false })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.text).toContain('Are you there?')
  })

  it('are those of vendors too', async () => {
    const { body: vendor } = await planner.post('/api/vendors', {
      name: 'Rosebud',
      category: 'florist',
      email: 'rosebud@example.com',
    })
    await planner.post(`${at}/vendors`, { vendorId: vendor.id })
    const { body: day } = await planner.post(`${at}/days`, { name: 'Wedding day', date: '2031-06-14' })
    const add = (title: string) => planner.post(`/api/days/${day.id}/items`, { title, vendorIds: [vendor.id] })
    const told = async () => {
      await tellVendors(server.jobContext, noonLater())
      await server.workOff()
      return (await server.newMails()).filter(({ text }) => text?.includes('/for/'))
    }
    await add('Arch')
    await planner.patch(`${at}/letter-settings`, { held: true })
    await planner.post(`/api/days/${day.id}/publish`)
    expect(await told()).toEqual([])
    await planner.patch(`${at}/letter-settings`, { held: false })
    expect(await told()).toHaveLength(1)
  })
})

describe('an invoice that the portal does not show', () => {
  it('is not told', async () => {
    const { body: shown } = await planner.post(`${at}/invoices`, { amount: '500', dueDate: '2031-03-01' })
    await planner.post(`${at}/customization`, { selectedInvoices: [shown.id] })
    await planner.post(`${at}/invoices`, { amount: '700', dueDate: '2031-03-01', status: 'Sent' })
    expect(await letters()).toEqual([])
  })
})

describe('kinds of letters that are switched off for a wedding', () => {
  it('are not sent, others are, and receipts always', async () => {
    expect((await planner.get(`${at}/letter-settings`)).body).toEqual({ kindsOff: [], held: false })
    expect((await planner.patch(`${at}/letter-settings`, { kindsOff: ['message', 'invoice'] })).status).toBe(200)
    const { body } = await planner.post(`${at}/invoices`, { amount: '500', dueDate: '2027-03-01', status: 'Sent' })
    await write()
    expect(await letters()).toEqual([])
    await planner.post(`/api/invoices/${body.id}/payments`, { amount: '200', date: '2026-01-05' })
    expect((await letters()).map(({ subject }) => subject)).toEqual(['Payment received: $200.00'])
    expect((await planner.patch(`${at}/letter-settings`, { kindsOff: ['payment'] })).status).toBe(400)
  })

  it('are those of one wedding', async () => {
    await planner.patch(`${at}/letter-settings`, { kindsOff: ['message'] })
    const { client: other } = await server.couple(planner)
    await letters()
    await planner.post(`/api/clients/${other.id}/messages`, { content: 'Hello' })
    expect(await letters()).toHaveLength(1)
  })
})

describe('what happens while somebody does not hear of it', () => {
  const addPerson = async (values: object) => {
    const { body } = await planner.post(`${at}/people`, { name: 'Ruth', email: `${unique()}@example.com`, ...values })
    await planner.post(`/api/people/${body.id}/invite`)
    await letters()
    return (change: object) => planner.patch(`/api/people/${body.id}`, change)
  }

  it.each([
    ['they wanted no letters', { rhythm: 'none' }, { rhythm: 'at-once' }],
    ['they could not see it', { access: 'only-money' }, { access: 'all' }],
  ])('is not told later, if %s', async (_, before, after) => {
    const change = await addPerson(before)
    await write('Hello to those who hear')
    expect((await change(after)).status).toBe(200)
    expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual([client.email])
    await write('Hello to all')
    expect(await letters()).toHaveLength(2)
  })

  it('is not told later, if its kind was off', async () => {
    await planner.patch(`${at}/letter-settings`, { kindsOff: ['message'] })
    await write()
    await planner.patch(`${at}/letter-settings`, { kindsOff: [] })
    expect(await letters()).toEqual([])
  })
})

describe('a task of the couple', () => {
  const tellOfTasks = () => server.run(tellOfDue, null)
  const task = (values: object = {}) =>
    planner.post('/api/tasks', {
      clientId: client.id,
      title: 'Choose the band',
      assignedTo: 'client',
      dueDate: dayIn('UTC', 1),
      ...values,
    })

  it('is told once when it is due tomorrow', async () => {
    await task()
    await task({ title: 'Of the studio', assignedTo: 'planner' })
    await task({ title: 'Later', dueDate: dayIn('UTC', 2) })
    await letters()
    await tellOfTasks()
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Due tomorrow: Choose the band')
    expect(letter?.text).toContain('This is due soon:')
    await tellOfTasks()
    expect(await letters()).toEqual([])
  })

  it('is not told when it was done in the meantime', async () => {
    const { body } = await task()
    await letters()
    await tellOfTasks()
    await planner.patch(`/api/tasks/${body.id}`, { completed: true })
    expect(await letters()).toEqual([])
  })
})

describe('a letter', () => {
  it('is sent again with new links, to the address of today', async () => {
    await write('The tasting is on Friday.')
    const [first] = await letters()
    const [letter] = await sent()
    await planner.patch(`/api/clients/${client.id}`, { email: `new-${client.email}` })
    const again = await planner.post(`/api/letters/${letter?.id}/send-again`)
    expect(again).toMatchObject({ status: 202, body: { message: `On its way to new-${client.email}.` } })
    await server.workOff()
    const [second, ...others] = await server.newMails()
    expect(others).toEqual([])
    expect(second?.to?.[0]?.address).toBe(`new-${client.email}`)
    expect(second?.subject).toBe(first?.subject)
    expect(second?.text).toContain('The tasting is on Friday.')
    expect(linkIn([second!])).not.toBe(linkIn([first!]))
    expect(await sent()).toHaveLength(2)
  })

  it('of a person without an address is not sent again', async () => {
    const { body: person } = await planner.post(`${at}/people`, { name: 'Ruth', email: `ruth-${client.email}` })
    await planner.post(`/api/people/${person.id}/invite`, {})
    await write()
    await letters()
    const letter = (await sent()).find(({ personName }) => personName === 'Ruth')
    await planner.delete(`/api/people/${person.id}`)
    expect((await planner.post(`/api/letters/${letter?.id}/send-again`)).status).toBe(400)
  })

  it('waits for the end of the night where its person last signed in', async () => {
    const night = zoneAt(23)
    const login = { email: client.email, password, timeZone: night }
    expect((await server.visitor().post('/api/client-login', login)).status).toBe(200)
    await write()
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await letters(inHours(24))).toEqual([])
    expect(await letters(inHours(36))).toHaveLength(1)
  })

  it('has the logo of the studio and the colours of the portal', async () => {
    await planner.patch('/api/business', { businessName: 'Rose & Rye' })
    const logo = await sharp({ create: { width: 300, height: 80, channels: 3, background: '#b46a5a' } })
      .png()
      .toBuffer()
    const form = await formOf({}, [{ name: 'logo.png', bytes: logo }])
    expect((await planner.post('/api/billing/logo', ...form)).status).toBe(200)
    await planner.post(`${at}/customization`, { colorScheme: 'blue' })
    await write()
    const [letter] = await letters()
    expect(letter?.html).toContain('<img src="cid:logo" alt="Rose &amp; Rye"')
    expect(letter?.html).toContain('.button{background:#2c5f8a')
    expect(letter?.attachments).toMatchObject([{ contentId: '<logo>', mimeType: 'image/png' }])
  })
})

describe('own words', () => {
  const say = (kind: string, words: string | null) => planner.patch('/api/letter-words', { kind, words })

  it('begin a letter of their kind, with the names of the couple', async () => {
    await say('message', 'Dear {couple}, Rosa of {studio} has news.')
    await write()
    expect((await letters())[0]?.text).toContain('Rosa of Paula Planner has news.')
    await planner.post(`${at}/events`, { title: 'Tasting', date: '2031-01-08' })
    expect((await letters())[0]?.text).toContain('Your schedule has changed:')
  })

  it('are listed beside ours, and go back to ours', async () => {
    const wordsOf = async () =>
      ((await planner.get('/api/letter-words')).body as OwnWords[]).find(({ kind }) => kind === 'task')
    const standard = '{studio} has something for you to do:'
    expect((await say('task', 'Please help.')).body).toEqual({ kind: 'task', words: 'Please help.', standard })
    expect(await wordsOf()).toEqual({ kind: 'task', words: 'Please help.', standard })
    await say('task', null)
    expect(await wordsOf()).toEqual({ kind: 'task', words: null, standard })
  })

  it('give way to ours for a couple that has not what they name', async () => {
    await planner.patch(`/api/clients/${client.id}`, { venue: '' })
    await say('message', 'See you at {venue}.')
    await write()
    const [letter] = await letters()
    expect(letter?.text).toContain('Paula Planner has written to you:')
    expect(letter?.text).not.toContain('{venue}')
  })

  it('are refused with a field that does not exist', async () => {
    expect(await say('message', 'Hello {vennue}')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'words', message: 'There is no field {vennue}.' }] },
    })
  })

  it('are shown in a preview with a couple’s data, and nothing is sent', async () => {
    const words = encodeURIComponent('For {couple} & <you>')
    const { body } = await planner.get(`${at}/letter-preview?kind=invoice&words=${words}`)
    expect(body.subject).toBe('Invoice INV-1024: $1,200.00')
    expect(body.text).toContain('For Emma & James & <you>')
    expect(body.html).toContain('For Emma &amp; James &amp; &lt;you&gt;')
    expect(await letters()).toEqual([])
    const people = (await planner.get(`${at}/people`)).body as Person[]
    expect((await planner.get(`${at}/letter-preview`)).body.text).toContain(`Dear ${people[0]?.name},`)
  })

  it('are shown in the language of the letter, unless they are the studio’s', async () => {
    await planner.patch(at, { language: 'fr', weddingDate: '2087-06-12' })
    const shown = async (kind: string, words?: string) => {
      const query = new URLSearchParams({ kind, ...(words && { words }) })
      return (await planner.get(`${at}/letter-preview?${query}`)).body as { subject: string; text: string }
    }
    expect((await shown('task-due')).subject).toBe('À faire pour demain\u00A0: Choisir le groupe')
    const standard = (await planner.get('/api/letter-words')).body.find(({ kind }: OwnWords) => kind === 'task-due')
    expect((await shown('task-due', standard.standard)).text).not.toContain(standard.standard)
    expect((await shown('task-due', 'Only {days to go} to go')).text).toMatch(/Only [\d\s]+jours to go/)
  })
})
