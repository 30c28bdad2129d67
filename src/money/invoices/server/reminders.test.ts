import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindCouples } from '#money/invoices/server/jobs.ts'
import type { OnlinePayments } from '#money/online-payments/server/online-payments.ts'
import { canBePaidOnline } from '#money/online-payments/server/stripe-amounts.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import { inbox } from '#test/answers.ts'
import { dayIn, zoneAt, zoneOfAnotherDay } from '#test/clock.ts'
import { makeDue } from '#test/queue.ts'
import { openTestServer, unique, type TestServer } from '#test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const noon = zoneAt(12)
const day = (offset: number) => dayIn(noon, offset)

/** The database's clock can't be changed, so what letters tell a couple of is dated back. */
const toldYesterday = (clientId: number) =>
  server.database.ownerPool.query(
    `update notices set created_at = created_at - interval '1 day' where client_id = $1`,
    [clientId],
  )

/** Does in advance what waits for the morning. */
async function passNight() {
  await makeDue(server.database.ownerPool, `run_at > now() + interval '1 hour'`)
  await server.workOff()
}

async function studio(billing: object, { timeZone = noon, isInvited = true } = {}) {
  const planner = await server.planner()
  await planner.patch('/api/preferences', { timeZone })
  await planner.patch('/api/billing', billing)
  const email = `${unique()}@example.com`
  const client = await planner.addClient({ email })
  if (isInvited) await planner.post(`/api/clients/${client.id}/invite`)
  /** One that letters tell of today. */
  const send = async (form: object) =>
    (
      await planner.post(`/api/clients/${client.id}/invoices`, {
        amount: '500',
        status: 'Sent',
        issuedOn: day(-90),
        ...form,
      })
    ).body
  const write = async (form: object) => {
    const invoice = await send(form)
    await toldYesterday(client.id)
    return invoice
  }
  const mailed = async (paysOnline = false, services: Partial<Services> = {}) => {
    await server.run(remindCouples, null, {
      ...services,
      payments: paysOnline ? ({ takes: canBePaidOnline } as OnlinePayments) : undefined,
    })
    await server.workOff()
    return (await server.newMails()).filter(({ subject }) => / (is|was|are) due/.test(subject ?? ''))
  }
  const reminded = async (...how: Parameters<typeof mailed>) =>
    (await mailed(...how)).filter(({ to }) => to?.[0]?.address === email)
  /** Dates the couple's reminders back. */
  const aDayLater = () =>
    server.database.ownerPool.query(
      `update invoice_reminders set sent_at = sent_at - interval '1 day' where client_id = $1`,
      [client.id],
    )
  return { planner, client, send, write, mailed, reminded, aDayLater }
}

describe('a couple', () => {
  it('gets no reminder unless its planner enabled them', async () => {
    const { write, reminded } = await studio({})
    await write({ dueDate: day(-3) })
    expect(await reminded()).toEqual([])
  })

  it('is not reminded on the day on which a letter tells of the invoice', async () => {
    const { send, reminded, client } = await studio({ remindBefore: 3 })
    await send({ dueDate: day(2) })
    expect(await reminded()).toEqual([])
    await toldYesterday(client.id)
    expect(await reminded()).toHaveLength(1)
  })

  it('is reminded of what is late as often as its planner chose, also of several invoices with days of their own', async () => {
    const { write, reminded, aDayLater } = await studio({ remindAfter: 3 })
    await write({ dueDate: day(-3) })
    expect(await reminded()).toHaveLength(1)
    await write({ dueDate: day(-4) })
    for (const mails of [0, 0, 1]) {
      await aDayLater()
      expect(await reminded()).toHaveLength(mails)
    }
  })

  it('can answer a reminder, if answers by mail are configured', async () => {
    const { write, reminded } = await studio({ remindBefore: 3 })
    await write({ dueDate: day(3) })
    const [mail] = await reminded(false, { inbox })
    expect(mail?.replyTo?.[0]?.address).toMatch(/^reply\+[0-9a-f]{32}@studio\.example$/)
  })

  it('shares its address with at most twenty that are reminded in an hour; the others wait', async () => {
    const { planner, mailed } = await studio({ remindBefore: 3 })
    const email = `${unique()}@example.com`
    for (let number = 0; number < 21; number += 1) {
      const { id } = await planner.addClient({ email })
      await planner.post(`/api/clients/${id}/invite`)
      const invoice = { amount: '500', status: 'Sent', issuedOn: day(-90), dueDate: day(3) }
      await planner.post(`/api/clients/${id}/invoices`, invoice)
      await toldYesterday(id)
    }
    expect(await mailed()).toHaveLength(20)
    expect(await mailed()).toEqual([])
    const pass = `update attempts set at = at - interval '1 hour' where kind = 'letters-to' and key = $1`
    await server.database.ownerPool.query(pass, [email])
    expect(await mailed()).toHaveLength(1)
  })

  it('that has ended mail about its wedding gets no reminder', async () => {
    const { planner, client, write, reminded } = await studio({ remindBefore: 3 })
    const [person] = (await planner.get(`/api/clients/${client.id}/people`)).body as { id: number }[]
    await planner.patch(`/api/people/${person?.id}`, { rhythm: 'none' })
    await write({ dueDate: day(3) })
    expect(await reminded()).toEqual([])
    await planner.patch(`/api/people/${person?.id}`, { rhythm: 'weekly' })
    expect(await reminded()).toHaveLength(1)
  })

  it('gets none while its letters are held, also not by hand', async () => {
    const { planner, client, write, reminded } = await studio({ remindBefore: 3 })
    const invoice = await write({ dueDate: day(3) })
    const hold = (held: boolean) => planner.patch(`/api/clients/${client.id}/letter-settings`, { held })
    await hold(true)
    expect(await reminded()).toEqual([])
    const { status, body } = await planner.post(`/api/invoices/${invoice.id}/remind`)
    expect([status, body.message]).toEqual([400, 'The letters of this wedding are held. Let them go first.'])
    await hold(false)
    expect(await reminded()).toHaveLength(1)
  })

  it('gets none while it is archived', async () => {
    const { planner, client, write, reminded } = await studio({ remindBefore: 3 })
    await write({ dueDate: day(3) })
    const archive = (archived: boolean) => planner.post('/api/clients/bulk/archive', { ids: [client.id], archived })
    await archive(true)
    expect(await reminded()).toEqual([])
    await archive(false)
    expect(await reminded()).toHaveLength(1)
  })

  it('is reminded person by person: everybody who was invited, may see money and wants mail', async () => {
    const { planner, client, write, mailed, aDayLater } = await studio({ remindBefore: 3 })
    const add = async (name: string, values: object = {}, isInvited = true) => {
      const form = { name, email: `${name.toLowerCase()}-${unique()}@example.com`, ...values }
      const { body } = await planner.post(`/api/clients/${client.id}/people`, form)
      if (isInvited) await planner.post(`/api/people/${body.id}/invite`, {})
      return body as { id: number }
    }
    const father = await add('Walter', { access: 'only-money' })
    await add('Ruth', { access: 'no-money' })
    await add('Ida', { rhythm: 'none' })
    await add('Otto', {}, false)
    const { id } = await write({ dueDate: day(2) })
    const greetings = async () =>
      (await mailed()).map(({ text, to }) => [/^Dear .*,$/m.exec(text ?? '')?.[0], to?.[0]?.address?.split('-')[0]])
    expect(await greetings()).toEqual([
      ['Dear Emma,', client.email],
      ['Dear Walter,', 'walter'],
    ])
    const [emma] = (await planner.get(`/api/clients/${client.id}/people`)).body as { id: number }[]
    await planner.patch(`/api/people/${emma?.id}`, { rhythm: 'none' })
    await aDayLater()
    await write({ dueDate: day(3) })
    expect(await greetings()).toEqual([['Dear Walter,', 'walter']])

    for (const days of [2, 3]) for (let times = 0; times < days; times++) await aDayLater()
    const remind = () => planner.post(`/api/invoices/${id}/remind`)
    expect((await remind()).status).toBe(202)
    await server.workOff()
    const [byHand, ...more] = await server.newMails()
    expect([byHand?.to?.[0]?.address, more]).toEqual([expect.stringMatching(/walter/i), []])
    await planner.patch(`/api/people/${father.id}`, { access: 'no-money' })
    for (let times = 0; times < 4; times++) await aDayLater()
    expect(await remind()).toMatchObject({
      status: 400,
      body: { message: 'No one in this couple gets emails about invoices.' },
    })
  })

  it('is reminded once before the due date, with a portal link', async () => {
    const { write, reminded, client } = await studio({ remindBefore: 3 })
    const { invoiceNumber } = await write({ dueDate: day(3) })
    const { invoiceNumber: later } = await write({ dueDate: day(4) })
    const { invoiceNumber: late } = await write({ dueDate: day(-1) })
    const [mail, ...more] = await reminded()
    expect(more).toEqual([])
    expect(mail?.subject).toContain(`Invoice ${invoiceNumber} is due on`)
    expect(mail?.text).toContain(`/client-portal/${client.id}?tab=billing`)
    expect(mail?.text).toContain('$500.00')
    for (const other of [later, late]) expect(mail?.text).not.toContain(other)
    expect(await reminded()).toEqual([])
  })

  it('gets one mail a day about everything due, soon or overdue', async () => {
    const { planner, write, reminded, aDayLater } = await studio({ remindBefore: 3, remindAfter: 5 })
    const written = []
    for (let at = 0; at < 13; at++) written.push(await write({ dueDate: day(at - 10), amount: `${at + 1}00.50` }))
    await planner.post(`/api/invoices/${written[0].id}/payments`, { amount: '40', date: day(0) })
    const [mail, ...more] = await reminded()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('13 invoices are due: $9,066.50')
    expect(mail?.text).toContain(`Invoice ${written[0].invoiceNumber}: $60.50 was due on`)
    expect(mail?.text).toContain(`Invoice ${written[9].invoiceNumber}: $1,000.50 was due yesterday, `)
    expect(mail?.text).toContain(`Invoice ${written[10].invoiceNumber}: $1,100.50 is due today, `)
    expect(mail?.text).toContain(`Invoice ${written[11].invoiceNumber}: $1,200.50 is due tomorrow, `)
    expect(mail?.text).toContain(`Invoice ${written[12].invoiceNumber}: $1,300.50 is due on`)
    for (const { invoiceNumber } of written) expect(mail?.text).toContain(`Invoice ${invoiceNumber}:`)
    const { invoiceNumber } = await write({ dueDate: day(1) })
    expect(await reminded()).toEqual([])
    await aDayLater()
    expect((await reminded()).map(({ text }) => text?.includes(`Invoice ${invoiceNumber}:`))).toEqual([true])
    await aDayLater()
    expect(await reminded()).toEqual([])
  })

  it('gets no mail before it was invited, and then one with the invite', async () => {
    const { planner, client, write, reminded } = await studio({ remindAfter: 1 }, { isInvited: false })
    await write({ dueDate: day(-2) })
    expect(await reminded()).toEqual([])
    await planner.post(`/api/clients/${client.id}/invite`)
    const [mail] = await reminded()
    expect(mail?.text).toContain('You have not opened your portal yet')
    expect(mail?.text).toContain(`/client-portal/${client.id}?tab=billing`)
    expect(mail?.text).not.toContain('/client-invite/')
    const other = await studio({ remindAfter: 1 })
    await server.couple(other.planner, other.client)
    await server.newMails()
    await other.write({ dueDate: day(-2) })
    expect((await other.reminded())[0]?.text).not.toContain('You have not opened')
  })

  it('is told the available payment methods', async () => {
    const paymentInstructions = 'First Bay Bank\naccount 12'
    const ways = async (amounts: string[], paysOnline: boolean, billing: object = { paymentInstructions }) => {
      const { write, reminded } = await studio({ remindAfter: 1, ...billing })
      for (const [at, amount] of amounts.entries()) await write({ dueDate: day(-2), amount, invoiceNumber: `W-${at}` })
      return (await reminded(paysOnline))[0]?.text ?? ''
    }
    expect(await ways(['100'], false)).toMatch(/How to pay:\s+First Bay Bank\s+account 12/)
    expect(await ways(['100'], false, {})).toContain('Please ask Paula Planner how to pay.')
    const online = await ways(['100', '200'], true)
    expect(online).toContain('pay online there')
    expect(online).not.toContain('First Bay Bank')
    expect(await ways(['0.49'], true)).toMatch(/How to pay:\s+First Bay Bank/)
    expect(await ways(['100', '1000000'], true)).toMatch(
      /You can pay W-0 online there. How to pay the rest:\s+First Bay/,
    )
  })

  it('is not reminded of bank payments in progress, nor of refunds', async () => {
    const { planner, write, reminded } = await studio({ remindAfter: 1 })
    const slow = await write({ dueDate: day(-2) })
    await server.database.ownerPool.query('update invoices set processing_cents = 50000 where id = $1', [slow.id])
    const refunded = await write({ dueDate: day(-2) })
    const note = (amount: string) => planner.post(`/api/invoices/${refunded.id}/payments`, { amount, date: day(0) })
    await note('500')
    await note('-500')
    expect(await reminded()).toEqual([])
  })

  it('is reminded a few times after the due date, then no more', async () => {
    const { planner, write, reminded, aDayLater } = await studio({ remindAfter: 2 })
    const { id } = await write({ dueDate: day(-1) })
    expect(await reminded()).toEqual([])
    for (const days of [-2, -4, -6]) {
      // The database's clock can't be changed, so the due date is moved back while earlier reminders stay recorded.
      await server.database.ownerPool.query('update invoices set due_date = $1 where id = $2', [day(days), id])
      await server.database.ownerPool.query('update invoice_reminders set due_date = $1 where invoice_id = $2', [
        day(days),
        id,
      ])
      for (let turn = 0; turn < 2; turn++) await aDayLater()
      expect(await reminded(), String(days)).toHaveLength(1)
      expect(await reminded(), String(days)).toHaveLength(0)
    }
    await server.database.ownerPool.query('update invoices set due_date = $1 where id = $2', [day(-60), id])
    await server.database.ownerPool.query('update invoice_reminders set due_date = $1 where invoice_id = $2', [
      day(-60),
      id,
    ])
    for (let turn = 0; turn < 2; turn++) await aDayLater()
    expect(await reminded()).toHaveLength(0)
    expect((await planner.get(`/api/invoices/${id}`)).body.status).toBe('Overdue')
  })

  it('is never reminded of paid, void, draft or hidden invoices', async () => {
    const { planner, client, write, reminded } = await studio({ remindBefore: 5, remindAfter: 1 })
    const shown = await write({ dueDate: day(2), amount: '1' })
    await planner.patch(`/api/invoices/${shown.id}`, { status: 'Paid' })
    await write({ dueDate: day(-2), status: 'Draft' })
    const voided = await write({ dueDate: day(-2) })
    await planner.patch(`/api/invoices/${voided.id}`, { status: 'Void' })
    await write({ dueDate: day(-2) })
    await planner.post(`/api/clients/${client.id}/customization`, { selectedInvoices: [shown.id] })
    expect(await reminded()).toEqual([])
  })

  it('does not hear in the morning of invoices whose wedding is told nothing any more', async () => {
    const { planner, client, write, mailed } = await studio({ remindBefore: 3 })
    await server.database.ownerPool.query('update people set time_zone = $2 where client_id = $1', [
      client.id,
      zoneAt(2),
    ])
    await write({ dueDate: day(3) })
    expect(await mailed()).toEqual([])
    await planner.patch(`/api/clients/${client.id}/letter-settings`, { held: true })
    await passNight()
    expect(await server.newMails()).toEqual([])
  })

  it('hears in the morning where it is night, of what is still to be paid', async () => {
    const { planner, client, write, mailed } = await studio({ remindBefore: 3 })
    const { ownerPool } = server.database
    const [father, aunt] = [`${unique()}@example.com`, `${unique()}@example.com`]
    for (const [email, zone] of [
      [father, zoneAt(2)],
      [aunt, noon],
    ]) {
      const { body } = await planner.post(`/api/clients/${client.id}/people`, { name: 'Paul', email })
      await planner.post(`/api/people/${body.id}/invite`)
      await ownerPool.query('update people set time_zone = $2 where id = $1', [body.id, zone])
    }
    const paid = await write({ dueDate: day(3) })
    const open = await write({ dueDate: day(2) })
    const told = (mails: Awaited<ReturnType<typeof mailed>>) => mails.map(({ to }) => to?.[0]?.address).sort()
    expect(told(await mailed())).toEqual([client.email, aunt].sort())
    await planner.post(`/api/invoices/${paid.id}/payments`, { amount: '500', date: day(0) })
    await server.workOff()
    await server.newMails()
    await passNight()
    const mails = (await server.newMails()).filter(({ to }) => to?.[0]?.address === father)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(open.invoiceNumber)])
  })

  it('reads the days of its own calendar', async () => {
    const { planner, client, write } = await studio({}, { timeZone: 'UTC' })
    const zone = zoneOfAnotherDay()
    await server.database.ownerPool.query('update people set time_zone = $2 where client_id = $1', [client.id, zone])
    const { id } = await write({ dueDate: dayIn(zone, 0) })
    await server.workOff()
    await server.newMails()
    expect((await planner.post(`/api/invoices/${id}/remind`)).status).toBe(202)
    await server.workOff()
    expect((await server.newMails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(' is due today, '),
    ])
  })

  it('is not written to at night', async () => {
    const { write, reminded } = await studio({ remindAfter: 1 }, { timeZone: zoneAt(4) })
    await write({ dueDate: day(-5) })
    expect(await reminded()).toEqual([])
  })

  it('is not written to before nine', async () => {
    // Nine could begin during the test.
    const early = new Date().getUTCMinutes() < 58 ? 8 : 7
    const { write, reminded } = await studio({ remindAfter: 1 }, { timeZone: zoneAt(early) })
    await write({ dueDate: day(-5) })
    expect(await reminded()).toEqual([])
  })
})
