import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrast } from '#platform/contract/color-palette.ts'
import { factsOf, faultsOf, readPdf, wordsOf } from '#test/pdf/reader.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

describe('papers of a studio', () => {
  let server: TestServer
  let planner: PlannerCaller
  beforeAll(async () => {
    server = await openTestServer()
    planner = await server.planner()
  })
  afterAll(() => server.close())

  const printed = async (address: string) => {
    const { status, bytes, headers } = await planner.get(address)
    expect(status, address).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(faultsOf(bytes)).toEqual([])
    return { words: wordsOf(bytes), pages: readPdf(bytes).pages, name: headers['content-disposition'] }
  }

  it('prints the plan of a wedding by phase, and for its couple without private tasks', async () => {
    const client = await planner.addClient({ weddingDate: '2027-06-12' })
    const task = (values: object) => planner.post('/api/tasks', { clientId: client.id, ...values })
    await task({ title: 'Book the venue', phase: 'First steps', dueDate: '2026-12-01', completed: true })
    await task({ title: 'Taste the cake', phase: 'Details', dueDate: '2027-02-01', assignedTo: 'client' })
    await task({ title: 'Plan the surprise', visibleToCouple: false })
    const { words, name } = await printed(`/api/clients/${client.id}/tasks/pdf`)
    expect(words).toMatch(
      /First steps December 1, 2026 Book the venue Planner Done Details February 1, 2027 Taste the cake Couple Other tasks Plan the surprise/,
    )
    expect(words).toContain('Wedding on June 12, 2027')
    expect(name).toContain('Plan for Emma & James.pdf')
    const seen = await printed(`/api/clients/${client.id}/tasks/pdf?for=couple`)
    expect(seen.words).toContain('Taste the cake')
    expect(seen.words).not.toContain('surprise')
  })

  it('prints the vendors of a wedding with how to reach them', async () => {
    const client = await planner.addClient()
    expect((await printed(`/api/clients/${client.id}/vendors/pdf`)).words).toContain('There are no vendors yet.')
    const { body } = await planner.post('/api/vendors', { name: 'Rosebud', category: 'florist', phone: '555-0142' })
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id, status: 'booked' })
    expect((await printed(`/api/clients/${client.id}/vendors/pdf`)).words).toContain('Rosebud Florist 555-0142 Booked')
  })

  it('prints a month with its weddings, events and due tasks', async () => {
    const client = await planner.addClient({ weddingDate: '2029-06-16' })
    await planner.post(`/api/clients/${client.id}/events`, {
      title: 'Cake tasting',
      date: '2029-06-05',
      time: '14:30',
      type: 'consultation',
    })
    await planner.post('/api/tasks', { clientId: client.id, title: 'Send the plan', dueDate: '2029-06-06' })
    const { words, pages } = await printed('/api/calendar/pdf?month=2029-06')
    expect(pages).toHaveLength(1)
    for (const shown of ['June 2029', 'SATURDAY', '16 Wedding of Emma & James']) expect(words).toContain(shown)
    expect(words).toContain('2:30 PM Emma & James: Cake tasting')
    expect(words).toContain('Emma & James: Send the plan')
    const other = await planner.addClient({ partnerOneName: 'Ada', partnerTwoName: 'Bo', weddingDate: '2029-06-23' })
    await planner.post('/api/events', { title: 'Wedding fair', date: '2029-06-07' })
    const ofAda = (await printed(`/api/calendar/pdf?month=2029-06&clientId=${other.id}`)).words
    for (const shown of ['June 2029, Ada & Bo', 'Wedding of Ada & Bo']) expect(ofAda).toContain(shown)
    for (const hidden of ['Emma', 'Wedding fair']) expect(ofAda).not.toContain(hidden)
    expect((await planner.get('/api/calendar/pdf?month=2029-06&clientId=2000000000')).status).toBe(404)
    for (const wrong of ['', '?month=2029-13', '?month=2029-06&clientId=x', '?month=June'])
      expect((await planner.get(`/api/calendar/pdf${wrong}`)).status, wrong).toBe(400)
  })

  it('prints the ledger of a year by quarter, with sums', async () => {
    const client = await planner.addClient()
    const invoice = async (issuedOn: string, amount: string, status = 'Sent') =>
      (await planner.post(`/api/clients/${client.id}/invoices`, { amount, status, issuedOn })).body
    const { id } = await invoice('2026-02-01', '1000')
    await invoice('2026-05-01', '500')
    await invoice('2026-05-02', '77', 'Draft')
    await planner.post(`/api/invoices/${id}/payments`, { amount: '400', date: '2026-04-30', method: 'Check' })
    await planner.post(`/api/invoices/${id}/payments`, { amount: '-150', date: '2026-07-01', owedAgain: false })
    const { words } = await printed('/api/invoices/ledger/pdf?year=2026')
    expect(words).toContain('Quarter 1 $1,000.00 $0.00')
    expect(words).toContain('Quarter 2 $500.00 $400.00')
    expect(words).toContain('Quarter 3 \u2212$150.00 \u2212$150.00')
    expect(words).toContain('All of 2026 $1,350.00 $250.00')
    expect(words).not.toContain('$77.00')
    expect((await planner.get('/api/invoices/ledger/pdf?year=soon')).status).toBe(400)
  })

  it("has the studio's name in its own color, readable on paper, on every document", async () => {
    await planner.patch('/api/business', { businessName: 'Fern and Fig' })
    const client = await planner.addClient()
    const invoice = await planner.post(`/api/clients/${client.id}/invoices`, { amount: '1000', status: 'Sent' })
    const day = await planner.post(`/api/clients/${client.id}/days`, { name: 'Wedding day', date: '2031-06-14' })
    const addresses = [
      `/api/invoices/${invoice.body.id}/pdf`,
      `/api/clients/${client.id}/tasks/pdf`,
      `/api/clients/${client.id}/vendors/pdf`,
      '/api/calendar/pdf?month=2029-06',
      '/api/invoices/ledger/pdf?year=2026',
      `/api/days/${day.body.id}/pdf`,
    ]
    const colorsNow = async () => {
      const papers = await Promise.all(addresses.map(printed))
      return papers.map(({ pages }) => pages[0]!.find(({ text }) => text === 'Fern and Fig')?.color)
    }
    expect(await colorsNow()).toEqual(addresses.map(() => '#2b2926'))
    await planner.patch('/api/look', { color: '#7a1f5c' })
    expect(await colorsNow()).toEqual(addresses.map(() => '#7a1f5c'))
    await planner.patch('/api/look', { color: '#ffe14d' })
    for (const color of await colorsNow()) {
      expect(color).not.toBe('#2b2926')
      expect(contrast(color!, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }
    await planner.patch('/api/look', { color: null })
  })

  it('prints on the paper that the studio chooses', async () => {
    const client = await planner.addClient()
    const sizeNow = async () => {
      const { bytes } = await planner.get(`/api/clients/${client.id}/tasks/pdf`)
      return factsOf(bytes)['Page size']
    }
    expect(await sizeNow()).toContain('612 x 792')
    expect((await planner.patch('/api/business', { paper: 'a3' })).status).toBe(400)
    expect((await planner.patch('/api/business', { paper: 'a4' })).body.paper).toBe('a4')
    expect(await sizeNow()).toContain('A4')
    expect((await planner.patch('/api/business', { paper: '' })).body.paper).toBeNull()
  })
})
