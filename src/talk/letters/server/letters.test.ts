import { defaultRegion } from '#platform/contract/locale/region.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { tellOfDue } from '#talk/letters/server/jobs.ts'
import { dayIn, noonLater } from '#test/clock.ts'
import { formOf, pdf } from '#test/form.ts'
import { linkIn, signInAs } from '#test/people.ts'
import { openTestServer, unique, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

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

/** The mails of letters that are due now. */
async function letters(now = noonLater()) {
  await sendLetters(server.jobContext, now)
  await server.workOff()
  return (await server.newMails()).filter(({ text }) => text?.includes('/mail-settings/'))
}
const write = (content: string) => planner.post(`${at}/messages`, { content })
const task = (values: object = {}) =>
  planner.post('/api/tasks', { clientId: client.id, title: 'Choose the band', assignedTo: 'client', ...values })
const invoice = (values: object = {}) =>
  planner.post(`${at}/invoices`, { amount: '1200.50', dueDate: '2027-03-01', status: 'Sent', ...values })
const addPerson = async (values: object) => {
  const { body } = await planner.post(`${at}/people`, { name: 'Ruth', email: `${unique()}@example.com`, ...values })
  await planner.post(`/api/people/${body.id}/invite`)
  await server.workOff()
  await server.newMails()
  return body as Person
}
const peopleOf = async () => (await planner.get(`${at}/people`)).body as Person[]
const subjects = (mails: { subject?: string | undefined }[]) => mails.map(({ subject }) => subject)

describe('the people of a wedding', () => {
  it('get one letter about everything that happened', async () => {
    await write('The tasting is on Friday.')
    await task({ dueDate: '2027-02-01' })
    await invoice()
    await planner.post(`${at}/documents`, ...(await formOf({}, [{ name: 'plan.pdf', bytes: pdf() }])))
    await planner.post(`${at}/events`, { title: 'Tasting', date: '2031-01-08', time: '14:00' })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.to?.[0]?.address).toBe(client.email)
    expect(letter?.subject).toBe(
      '1 new message, 1 new task, 1 new invoice, 1 new document, and 1 schedule change from Paula Planner',
    )
    for (const words of [
      'Message from Paula Planner\nThe tasting is on Friday.',
      'Task for you: Choose the band\nDue February 1, 2027',
      '$1,200.50\nDue March 1, 2027',
      'New document: plan',
      'New on your schedule: Tasting\nJanuary 8, 2031, 2:00 PM',
    ])
      expect(letter?.text).toContain(words)
    expect(await letters()).toEqual([])
  })

  it('get a letter about one thing with it as the subject', async () => {
    await write('The tasting is on Friday.')
    const [letter] = await letters()
    expect(letter?.subject).toBe('Message from Paula Planner')
    expect(letter?.text).toContain('The tasting is on Friday.')
  })

  it('get it in the name of the studio, with an answer to the planner and a way to end such mail', async () => {
    await planner.patch('/api/business', { businessName: 'Rose & Rye', businessEmail: 'hello@rose.example' })
    await write('Hello')
    const [letter] = await letters()
    expect(letter?.from).toEqual({ name: 'Rose & Rye via Larkspur', address: 'hello@example.com' })
    expect(letter?.replyTo?.[0]?.address).toBe('hello@rose.example')
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:3000\/api\/mail-settings\/[\w-]+\/unsubscribe>$/)
  })

  it('hear nothing of what was read, done, deleted or voided in the meantime', async () => {
    const couple = await server.couple(planner, client)
    await write('Hello')
    await couple.post(`${at}/messages/read`)
    const { body: done } = await task()
    await couple.patch(`/api/tasks/${done.id}`, { completed: true })
    const { body: gone } = await task()
    await planner.delete(`/api/tasks/${gone.id}`)
    const { body: voided } = await invoice()
    await planner.patch(`/api/invoices/${voided.id}`, { status: 'Void' })
    expect(await letters()).toEqual([])
  })

  it('hear of something new as it is now, also if it was changed before its letter', async () => {
    const { body: event } = await planner.post(`${at}/events`, { title: 'Tasting', date: '2031-01-08' })
    await planner.patch(`/api/events/${event.id}`, { date: '2031-01-09' })
    await planner.patch(`/api/events/${event.id}`, { title: 'Tasting of cakes' })
    const [letter] = await letters()
    expect(letter?.subject).toBe('New on your schedule: Tasting of cakes')
    expect(letter?.text).toContain('\n\nJanuary 9, 2031\n\n')
  })

  it('hear what has changed since they were told last, each by itself, and nothing of what was changed back', async () => {
    const { body: event } = await planner.post(`${at}/events`, { title: 'Tasting', date: '2031-01-08', time: '14:00' })
    await letters()
    const change = (values: object) => planner.patch(`/api/events/${event.id}`, values)
    await change({ time: '16:00' })
    await change({ time: '14:00' })
    expect(await letters()).toEqual([])

    await change({ time: '16:00' })
    const ruth = await addPerson({})
    await change({ time: '17:00' })
    const told = Object.fromEntries(
      (await letters()).map(({ to, text }) => [to?.[0]?.address, /\nNow .*/.exec(text ?? '')?.[0].trim()]),
    )
    expect(told).toEqual({
      [client.email]: 'Now on January 8, 2031 at 5:00 PM. It was on January 8, 2031 at 2:00 PM.',
      [ruth.email!]: 'Now on January 8, 2031 at 5:00 PM. It was on January 8, 2031 at 4:00 PM.',
    })
  })

  it('who did not want to hear of a change are told of the next one by what they knew', async () => {
    const { body: event } = await planner.post(`${at}/events`, { title: 'Tasting', date: '2031-01-08', time: '14:00' })
    await letters()
    const [person] = await peopleOf()
    const rhythm = (value: string) => planner.patch(`/api/people/${person?.id}`, { rhythm: value })
    await planner.patch(`/api/events/${event.id}`, { time: '16:00' })
    await rhythm('none')
    expect(await letters()).toEqual([])
    await rhythm('at-once')
    await planner.patch(`/api/events/${event.id}`, { time: '14:00' })
    expect(await letters()).toEqual([])
    await planner.patch(`/api/events/${event.id}`, { time: '15:00' })
    expect((await letters())[0]?.text).toContain(
      'Now on January 8, 2031 at 3:00 PM. It was on January 8, 2031 at 2:00 PM.',
    )
  })

  it('are reminded of their events the day before, each named once', async () => {
    const tomorrow = dayIn('UTC', 1)
    const add = (title: string, values: object) => planner.post(`${at}/events`, { title, date: tomorrow, ...values })
    const { body: event } = await add('Tasting', { time: '14:00' })
    await add('Fitting', { date: dayIn('UTC', 2) })
    await letters()
    await server.database.ownerPool.query(`update notices set created_at = created_at - interval '2 days'`)
    for (let turn = 0; turn < 2; turn++) await server.run(tellOfDue, null)
    const [letter, ...others] = await letters()
    expect([letter?.subject, others]).toEqual(['Tomorrow: Tasting', []])
    expect(letter?.text).toContain(
      `Please note:\n\nTomorrow: Tasting\n\n${formatDate(tomorrow, defaultLocale)}, 2:00 PM`,
    )
    await add('Cake', {})
    await server.database.ownerPool.query(`delete from notices where kind = 'event-soon'`)
    await server.run(tellOfDue, null)
    await planner.patch(`/api/events/${event.id}`, { date: dayIn('UTC', 9) })
    expect((await letters())[0]?.text?.match(/^(?:Tomorrow|New on your schedule|Moved): .*/gm)).toEqual([
      'New on your schedule: Cake',
      'Moved: Tasting',
    ])
  })

  it('have read a message each for themselves', async () => {
    const ruth = await addPerson({})
    const couple = await server.couple(planner, client)
    await write('Hello')
    await couple.post(`${at}/messages/read`)
    expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual([ruth.email])
    const ofRuth = await signInAs(server, planner, ruth)
    const isRead = async (caller: Caller) => (await caller.get(`${at}/messages`)).body.at(-1).read as boolean
    expect([await isRead(couple), await isRead(ofRuth), await isRead(planner)]).toEqual([true, false, true])
    await write('Hello again')
    for (const caller of [couple, ofRuth]) await caller.post(`${at}/messages/read`)
    expect(await isRead(ofRuth)).toBe(true)
    expect(await letters()).toEqual([])
  })

  it('hear nothing of a payment that was taken back before its letter', async () => {
    const { body } = await invoice()
    await letters()
    const payments = `/api/invoices/${body.id}/payments`
    await planner.post(payments, { amount: '200', date: '2026-01-05' })
    const { rows } = await server.database.ownerPool.query('select id from invoice_payments where invoice_id = $1', [
      body.id,
    ])
    expect((await planner.delete(`${payments}/${rows[0].id}`)).status).toBe(204)
    expect(await letters()).toEqual([])
  })

  it('hear only of what they may see, and of what the planner shows', async () => {
    await addPerson({ access: 'only-money', name: 'Payer' })
    await addPerson({ access: 'no-money', name: 'Witness' })
    await planner.post(`${at}/customization`, { enabledFeatures: ['tasks'] })
    await write('Hidden, because messages are hidden')
    await task()
    await invoice()
    const told = Object.fromEntries(
      (await letters()).map(({ to, text, subject }) => [/Dear (\w+)/.exec(text ?? '')?.[1] ?? to, subject]),
    )
    expect(told).toEqual({
      [client.partnerOneName.split(' ')[0]!]: '1 new task and 1 new invoice from Paula Planner',
      Payer: expect.stringMatching(/^Invoice .*: \$1,200\.50$/),
      Witness: 'Task for you: Choose the band',
    })
  })

  it('hear nothing before they were invited', async () => {
    client = await planner.addClient()
    at = `/api/clients/${client.id}`
    await planner.post(`${at}/people`, { name: 'Ruth', email: `${unique()}@example.com` })
    await write('Hello')
    await invoice()
    expect(await letters()).toEqual([])
  })

  it('hear nothing if only the other partner was invited', async () => {
    client = await planner.addClient({ partnerTwoName: 'Jack' })
    at = `/api/clients/${client.id}`
    const two = (await peopleOf()).find(({ role }) => role === 'partner-two')!
    await planner.patch(`/api/people/${two.id}`, { email: `${unique()}@example.com` })
    await signInAs(server, planner, two)
    await write('Hello')
    expect((await letters()).map(({ text }) => /Dear (\w+)/.exec(text ?? '')?.[1])).toEqual(['Jack'])
  })

  it('hear nothing while only the couple was invited', async () => {
    await planner.post(`${at}/people`, { name: 'Ruth', email: `${unique()}@example.com` })
    await write('Hello')
    expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual([client.email])
  })

  it('hear nothing of drafts, internal tasks, tasks of the planner, and hidden documents', async () => {
    await invoice({ status: 'Draft' })
    await task({ assignedTo: 'planner' })
    await task({ clientId: null })
    const hidden = {
      clientId: String(client.id),
      originalName: 'Costs',
      category: 'contract',
      visibleToCouple: 'false',
    }
    const { body } = await planner.post('/api/documents', ...(await formOf(hidden, [{ name: 'a.pdf', bytes: pdf() }])))
    expect(await letters()).toEqual([])
    await planner.patch(`/api/documents/${body.id}`, { visibleToCouple: true })
    expect(subjects(await letters())).toEqual(['New document: Costs'])
  })

  it('hear of another wedding nothing at all', async () => {
    const { client: other } = await server.couple(planner)
    await planner.post(`/api/clients/${other.id}/messages`, { content: 'For the other couple' })
    await write('For this couple')
    const mails = await letters()
    expect(mails).toHaveLength(2)
    for (const { to, text, html } of mails) {
      const own = to?.[0]?.address === client.email
      for (const part of [text, html]) {
        expect(part?.includes('For this couple')).toBe(own)
        expect(part?.includes('For the other couple')).toBe(!own)
      }
    }
  })

  it('get a receipt of a payment, also without other mail', async () => {
    const [person] = await peopleOf()
    await planner.patch(`/api/people/${person?.id}`, { rhythm: 'none' })
    const { body } = await invoice()
    await write('Hello')
    await planner.post(`/api/invoices/${body.id}/payments`, { amount: '200', date: '2026-01-05' })
    expect(subjects(await letters())).toEqual(['Payment received: $200.00'])
  })

  it('get only what needs an answer, if they want it so', async () => {
    const [person] = await peopleOf()
    await planner.patch(`/api/people/${person?.id}`, { rhythm: 'needs-me' })
    await planner.post(`${at}/events`, { title: 'Tasting', date: '2031-01-08' })
    expect(await letters()).toEqual([])
    await planner.post(`${at}/events`, { title: 'Fitting', date: '2031-01-08' })
    await task()
    expect(subjects(await letters())).toEqual(['Task for you: Choose the band'])
  })

  it('wait ten minutes, and for the end of the night', async () => {
    await write('Hello')
    expect(await letters(new Date(Date.now() + 5 * 60_000))).toEqual([])
    const night = new Date(noonLater())
    night.setUTCHours(23)
    expect(await letters(night)).toEqual([])
    expect(await letters()).toHaveLength(1)
  })

  it('get each letter once, also from two processes', async () => {
    await write('Hello')
    await Promise.all([1, 2, 3].map(() => sendLetters(server.jobContext, noonLater())))
    expect(await letters()).toHaveLength(1)
  })
})

describe('a link in a letter', () => {
  it('signs in once, leads to what the letter is about, and shows the planner that it was used', async () => {
    const { body: sent } = await invoice()
    const mails = await letters()
    expect((await planner.get(`${at}/letters`)).body).toMatchObject([
      { personName: client.partnerOneName, email: client.email, kinds: ['invoice'], openedAt: null },
    ])
    const link = linkIn(mails)
    const path = `/client-portal/${client.id}?tab=billing#invoice-${sent.id}`
    expect(mails[0]?.text).toContain(`&${new URLSearchParams({ to: path })}\n`)
    const couple = server.visitor()
    expect((await couple.post(link, { path })).body).toMatchObject({ client: { id: client.id }, path })
    expect((await planner.get(`${at}/letters`)).body[0].openedAt).not.toBeNull()
  })

  it('counts as used by somebody who is signed in', async () => {
    await write('Hello')
    const link = linkIn(await letters())
    expect((await server.visitor().post(`${link}/opened`)).status).toBe(200)
    expect((await planner.get(`${at}/letters`)).body[0].openedAt).not.toBeNull()
    expect((await server.visitor().get(link)).body.state).toBe('open')
  })

  it('chooses how often mail comes, and ends it with one click', async () => {
    await write('Hello')
    const [letter] = await letters()
    const settings = `/api${/\/mail-settings\/[\w-]+/.exec(letter?.text ?? '')?.[0]}`
    const visitor = server.visitor()
    await planner.patch('/api/business', { country: 'GB' })
    expect((await visitor.get(settings)).body).toEqual({
      language: 'en',
      region: {
        ...defaultRegion,
        country: 'GB',
        currency: 'GBP',
        dateOrder: 'day',
        weekStart: 'monday',
        paper: 'a4',
        clock: 24,
      },
      name: client.partnerOneName,
      studio: 'Paula Planner',
      colors: null,
      logoUrl: null,
      rhythm: 'at-once',
    })
    expect((await visitor.post(settings, { rhythm: 'weekly' })).body.rhythm).toBe('weekly')
    expect((await visitor.post(settings, { rhythm: 'hourly' })).status).toBe(400)
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await visitor.post(`${settings}/unsubscribe`, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    expect((await peopleOf())[0]?.rhythm).toBe('none')
    await write('Hello again')
    expect(await letters()).toEqual([])
  })

  it('is nothing for whoever got it at an address that was corrected since', async () => {
    await write('Hello')
    const [letter] = await letters()
    const settings = `/api${/\/mail-settings\/[\w-]+/.exec(letter?.text ?? '')?.[0]}`
    await planner.patch(at, { email: `corrected-${client.id}@example.com` })
    const visitor = server.visitor()
    const answers = [
      await visitor.get(settings),
      await visitor.post(settings, { rhythm: 'none' }),
      await visitor.post(`${settings}/unsubscribe`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await peopleOf())[0]?.rhythm).toBe('at-once')
  })

  it('is refused in words when it is unknown', async () => {
    for (const path of ['/api/mail-settings/nothing', '/api/client-login/link/nothing'])
      expect(await server.visitor().get(path)).toMatchObject({ status: 404 })
  })
})
