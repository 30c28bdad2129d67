import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/db/as-system.ts'
import { remindCouples } from '#server/jobs/invoice-reminders.ts'
import { dayIn, zoneAt } from '#server/test-clock.ts'
import { openTestServer, unique, type TestServer } from '#server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const noon = zoneAt(12)
const day = (offset: number) => dayIn(noon, offset)

async function studio(billing: object, timeZone = noon) {
  const planner = await server.planner()
  await planner.patch('/api/preferences', { timeZone })
  await planner.patch('/api/billing', billing)
  const email = `${unique()}@example.com`
  const client = await planner.addClient({ email })
  const write = async (form: object) =>
    (await planner.post(`/api/clients/${client.id}/invoices`, { amount: '500', status: 'Sent', ...form })).body
  const reminded = async () => {
    await asSystem(server.database.pool, remindCouples)
    await server.workOff()
    const mails = await server.newMails()
    return mails.filter(({ to }) => to?.[0]?.address === email)
  }
  return { planner, client, write, reminded }
}

describe('a couple', () => {
  it('is not reminded unless its planner wants that', async () => {
    const { write, reminded } = await studio({})
    await write({ dueDate: day(-3) })
    expect(await reminded()).toEqual([])
  })

  it('is reminded once before, with the way to the portal', async () => {
    const { write, reminded, client } = await studio({ remindBefore: 3 })
    const { invoiceNumber } = await write({ dueDate: day(3) })
    await write({ dueDate: day(4) })
    await write({ dueDate: day(-1) })
    const [mail, ...more] = await reminded()
    expect(more).toEqual([])
    expect(mail?.subject).toContain(`Invoice ${invoiceNumber} is due on`)
    expect(mail?.text).toContain(`/client-portal/${client.id}?tab=billing`)
    expect(mail?.text).toContain('$500.00')
    expect(await reminded()).toEqual([])
  })

  it('is reminded a few times after, and then no more', async () => {
    const { planner, write, reminded } = await studio({ remindAfter: 2 })
    const { id } = await write({ dueDate: day(-1) })
    expect(await reminded()).toEqual([])
    for (const days of [-2, -4, -6]) {
      // The calendar can't be turned, so the same invoice grows older by its history of reminders.
      await server.database.pool.query('update invoices set due_date = $1 where id = $2', [day(days), id])
      await server.database.pool.query('update invoice_reminders set due_date = $1 where invoice_id = $2', [
        day(days),
        id,
      ])
      expect(await reminded(), String(days)).toHaveLength(1)
      expect(await reminded(), String(days)).toHaveLength(0)
    }
    await server.database.pool.query('update invoices set due_date = $1 where id = $2', [day(-60), id])
    await server.database.pool.query('update invoice_reminders set due_date = $1 where invoice_id = $2', [day(-60), id])
    expect(await reminded()).toHaveLength(0)
    expect((await planner.get(`/api/invoices/${id}`)).body.status).toBe('Overdue')
  })

  it('is never reminded of what is paid, void, a draft or not shown to it', async () => {
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

  it('is not written to at night', async () => {
    const { write, reminded } = await studio({ remindAfter: 1 }, zoneAt(4))
    await write({ dueDate: day(-5) })
    expect(await reminded()).toEqual([])
  })
})
