import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { sendLetters } from '#overview/letter-sending/server/jobs.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { zoneAt } from '#test/clock.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client

beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  planner = await server.planner()
  await planner.patch('/api/preferences', { timeZone: zoneAt(12) })
  client = await planner.addClient({ weddingDate: '2031-05-01' })
})
afterAll(() => server.close())

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const ask = (text: string, values: unknown[]) => server.database.ownerPool.query(text, values)
const mailsToCouple = async () => {
  await sendLetters({ ...server.jobContext, services: { ...server.jobContext.services, lettersAfterMs: 0 } })
  await server.workOff()
  return (await server.newMails()).filter(({ to }) => to?.[0]?.address === client.email)
}
const lines = async () => (await planner.get(`/api/today?today=${day(0)}`)).body as TodayLine[]

describe('a nudge', () => {
  const lateTask = async (values: object = {}) => {
    const form = { title: 'Guest list', clientId: client.id, assignedTo: 'client', dueDate: day(-2), ...values }
    return (await planner.post('/api/tasks', form)).body as { id: number }
  }
  const nudge = ({ id }: { id: number }) => planner.post(`/api/tasks/${id}/nudge`)

  it('mails the couple about its overdue task, once in three days', async () => {
    const task = await lateTask()
    await planner.post(`/api/clients/${client.id}/invite`)
    await mailsToCouple()
    const { status, body } = await nudge(task)
    expect([status, Date.parse(body.nextAt) - Date.parse(body.sentAt)]).toEqual([202, 3 * 86_400_000])
    expect((await lines())[0]).toMatchObject({ action: { kind: 'nudge', lastAt: body.sentAt, nextAt: body.nextAt } })
    const [mail, ...more] = await mailsToCouple()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Still open: Guest list')
    expect(mail?.text).toMatch(/is waiting for this[^]*Was due /)
    const again = await nudge(task)
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('You can ask again on')])
    await ask(`update task_nudges set sent_at = sent_at - interval '73 hours' where task_id = $1`, [task.id])
    expect((await lines())[0]).toMatchObject({ action: { lastAt: expect.any(String), nextAt: null } })
    expect((await nudge(task)).status).toBe(202)
    expect(await mailsToCouple()).toHaveLength(1)
  })

  it('sent twice at once is one nudge', async () => {
    await planner.post(`/api/clients/${client.id}/invite`)
    const task = await lateTask()
    const answers = await Promise.all([nudge(task), nudge(task), nudge(task)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
  })

  it('is not mailed if the task was done in the meantime', async () => {
    await planner.post(`/api/clients/${client.id}/invite`)
    const task = await lateTask()
    await mailsToCouple()
    await nudge(task)
    await planner.patch(`/api/tasks/${task.id}`, { completed: true })
    expect(await mailsToCouple()).toEqual([])
  })

  it('is refused with the reason, and can be tried again', async () => {
    const task = await lateTask()
    const message = async (refused = task) => {
      const { status, body } = await nudge(refused)
      expect(status).toBe(400)
      return body.message as string
    }
    expect(await message()).toBe('This couple has not been invited to their portal yet.')
    await planner.post(`/api/clients/${client.id}/invite`)
    await planner.post(`/api/clients/${client.id}/customization`, { enabledFeatures: ['calendar'] })
    expect(await message()).toBe('Tasks are switched off in the portal of this couple.')
    await planner.patch(`/api/clients/${client.id}/customization`, { enabledFeatures: ['tasks'] })
    const people = (await planner.get(`/api/clients/${client.id}/people`)).body as { id: number }[]
    for (const { id } of people) await planner.patch(`/api/people/${id}`, { rhythm: 'none' })
    expect(await message()).toBe('No one in this couple gets emails about tasks.')
    expect(await message(await lateTask({ assignedTo: 'planner' }))).toContain(
      'You can only ask about tasks that the couple sees',
    )
    expect(await message(await lateTask({ clientId: null }))).toContain(
      'You can only ask about tasks that the couple sees',
    )
    expect(await message(await lateTask({ completed: true }))).toBe('This task is complete.')
    for (const { id } of people) await planner.patch(`/api/people/${id}`, { rhythm: 'at-once' })
    expect((await nudge(task)).status).toBe(202)
  })
})

describe('a reminder of an invoice by hand', () => {
  const write = async (values: object = {}) => {
    const form = { amount: '500', status: 'Sent', issuedOn: day(-20), dueDate: day(-5), ...values }
    return (await planner.post(`/api/clients/${client.id}/invoices`, form)).body as {
      id: number
      invoiceNumber: string
    }
  }
  const remind = ({ id }: { id: number }) => planner.post(`/api/invoices/${id}/remind`)

  it('is mailed at once, and once in three days', async () => {
    await planner.post(`/api/clients/${client.id}/invite`)
    const invoice = await write()
    await mailsToCouple()
    const { status, body } = await remind(invoice)
    expect([status, Date.parse(body.nextAt) - Date.parse(body.sentAt)]).toEqual([202, 3 * 86_400_000])
    const [mail, ...more] = await mailsToCouple()
    expect(more).toEqual([])
    expect(mail?.subject).toContain(`Invoice ${invoice.invoiceNumber} was due on`)
    expect((await lines())[0]).toMatchObject({ action: { kind: 'remind', lastAt: body.sentAt } })
    const answers = await Promise.all([remind(invoice), remind(invoice)])
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      [1, 2].map(() => [409, expect.stringContaining('You can remind them again on')]),
    )
    await ask(`update invoice_reminders set sent_at = sent_at - interval '73 hours' where invoice_id = $1`, [
      invoice.id,
    ])
    const twice = await Promise.all([remind(invoice), remind(invoice)])
    expect(twice.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(await mailsToCouple()).toHaveLength(1)
  })

  it('is refused with the reason', async () => {
    const invoice = await write()
    const message = async (refused = invoice) => {
      const { status, body } = await remind(refused)
      expect(status).toBe(400)
      return body.message as string
    }
    expect(await message()).toBe('This couple has not been invited to their portal yet.')
    await planner.post(`/api/clients/${client.id}/invite`)
    expect(await message(await write({ status: 'Draft' }))).toBe('There is nothing to pay on this invoice.')
    expect(await message(await write({ dueDate: '' }))).toBe('This invoice has no due date.')
    const other = await write()
    await planner.post(`/api/clients/${client.id}/customization`, { selectedInvoices: [other.id] })
    expect(await message()).toBe('This invoice is hidden in this couple’s portal.')
    await planner.patch(`/api/clients/${client.id}/customization`, { selectedInvoices: [] })
    await planner.post(`/api/invoices/${invoice.id}/payments`, { amount: '500', date: day(0) })
    expect(await message()).toBe('There is nothing to pay on this invoice.')
    const [person] = (await planner.get(`/api/clients/${client.id}/people`)).body as { id: number }[]
    await planner.patch(`/api/people/${person?.id}`, { rhythm: 'none' })
    expect(await message(other)).toBe('No one in this couple gets emails about invoices.')
    // The payment's receipt is the only mail.
    expect((await mailsToCouple()).map(({ subject }) => subject)).toEqual(['Payment received: $500.00'])
  })
})
