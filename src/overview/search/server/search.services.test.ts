import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchResult } from '#overview/search/contract/endpoints.ts'
import { joinAs } from '#test/members.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  const zoe = await planner.addClient({ partnerOneName: 'Zoë', partnerTwoName: 'Thomas', venue: 'Rose Hall' })
  await planner.addClient({ partnerOneName: 'Ambrose', partnerTwoName: 'Ann' })
  await planner.addClient({ partnerOneName: 'Rosalind', partnerTwoName: 'Kai' })
  await planner.post(`/api/clients/${zoe.id}/events`, { title: 'Rose tasting', date: '2027-05-01', type: 'tasting' })
  await planner.post('/api/tasks', { title: 'Order roses', assignedTo: 'client', clientId: zoe.id })
  await planner.post('/api/tasks', { title: '100% cotton_napkins' })
  await planner.post('/api/vendors', { name: 'Rosie’s Cakes', category: 'baker' })
})
afterAll(() => server.close())

async function find(words: string): Promise<SearchResult[]> {
  const { status, body } = await planner.get(`/api/search?q=${encodeURIComponent(words)}`)
  expect(status).toBe(200)
  return body
}
const titles = (results: SearchResult[]) => results.map(({ type, title }) => `${type} ${title}`)

describe('the search', () => {
  it('finds clients, events, tasks and vendors in this order, prefix matches first', async () => {
    expect(titles(await find('ros'))).toEqual([
      'client Rosalind & Kai',
      'client Zoë & Thomas',
      'client Ambrose & Ann',
      'event Rose tasting',
      'task Order roses',
      'vendor Rosie’s Cakes',
    ])
  })

  it('ignores accents and case, and matches both names together', async () => {
    expect(titles(await find('ZOE & tho'))).toEqual(['client Zoë & Thomas'])
    expect(titles(await find('zoë'))).toEqual(['client Zoë & Thomas'])
  })

  it('matches a task’s new title after a change, and nothing once deleted', async () => {
    const { id } = (await planner.post('/api/tasks', { title: 'Hire quartet' })).body
    await planner.patch(`/api/tasks/${id}`, { title: 'Hire pianist', description: 'For the aperitif' })
    expect(titles(await find('quartet'))).toEqual([])
    expect(titles(await find('aperi'))).toEqual(['task Hire pianist'])
    await planner.delete(`/api/tasks/${id}`)
    expect(titles(await find('aperi'))).toEqual([])
  })

  it('finds the items of run sheets by title, place and section, with the day they belong to', async () => {
    const { id: clientId } = await planner.addClient({ partnerOneName: 'Ivo', partnerTwoName: null })
    const { body: day } = await planner.post(`/api/clients/${clientId}/days`, { name: 'Wedding day' })
    const item = { title: 'Sparkler exit', place: 'Orangery', section: 'Farewell' }
    const { body: added } = await planner.post(`/api/days/${day.id}/items`, item)
    const result = { type: 'item', id: added.id, category: 'Ivo · Orangery', dayId: day.id, clientId }
    for (const words of ['sparkl', 'orang', 'farew']) expect(await find(words)).toMatchObject([result])
    const other = await server.planner()
    expect((await other.get('/api/search?q=sparkl')).body).toEqual([])
  })

  it('finds events by their place, also those of the studio', async () => {
    const busy = await server.planner()
    const { id } = await busy.addClient({ partnerOneName: 'Ida', partnerTwoName: 'Lee' })
    const tasting = { title: 'Tasting', date: '2027-05-01', place: 'Bakery at Elm Street' }
    const { body: event } = await busy.post(`/api/clients/${id}/events`, tasting)
    await busy.post('/api/events', { title: 'Fair', date: '2027-05-02', place: 'Elmfield Hall' })
    const foundBy = async (words: string) =>
      titles((await busy.get(`/api/search?q=${encodeURIComponent(words)}`)).body as SearchResult[])
    expect(await foundBy('elm')).toEqual(['event Fair', 'event Tasting'])
    expect(await foundBy('bakery at')).toEqual(['event Tasting'])
    await busy.patch(`/api/events/${event.id}`, { place: 'Town hall' })
    expect(await foundBy('bakery')).toEqual([])
  })

  it('tells events and tasks of one title apart by their couple and day', async () => {
    const busy = await server.planner()
    for (const partnerOneName of ['Ida', 'Ugo']) {
      const { id } = await busy.addClient({ partnerOneName, partnerTwoName: 'Lee' })
      await busy.post(`/api/clients/${id}/events`, { title: 'Cake tasting', date: '2027-05-01', type: 'tasting' })
      await busy.post('/api/tasks', { title: 'Cake tasting', clientId: id, dueDate: '2027-06-01' })
    }
    await busy.post('/api/tasks', { title: 'Cake tasting' })
    const found = (await busy.get('/api/search?q=cake')).body as SearchResult[]
    expect(found.map(({ type, clientName, date }) => [type, clientName, date])).toEqual([
      ['event', 'Ida & Lee', '2027-05-01'],
      ['event', 'Ugo & Lee', '2027-05-01'],
      ['task', 'Ida & Lee', '2027-06-01'],
      ['task', 'Ugo & Lee', '2027-06-01'],
      ['task', null, null],
    ])
  })

  it('finds invoices by number, description and lines, for members with the right to money', async () => {
    const busy = await server.planner()
    const { id: clientId } = await busy.addClient({ partnerOneName: 'Ida', partnerTwoName: 'Lee' })
    const line = { description: 'Floral arch', rate: '900.00' }
    const { body: invoice } = await busy.post(`/api/clients/${clientId}/invoices`, {
      invoiceNumber: 'LARK-0417',
      description: 'Second installment',
      lineItems: [line],
    })
    const result = { type: 'invoice', id: invoice.id, title: 'LARK-0417', clientName: 'Ida & Lee', clientId }
    for (const words of ['0417', 'installm', 'floral a'])
      expect((await busy.get(`/api/search?q=${encodeURIComponent(words)}`)).body).toMatchObject([result])
    const assistant = await joinAs(server, busy, 'assistant')
    expect((await assistant.get('/api/search?q=0417')).body).toEqual([])
  })

  it.each(['555 010', '(555) 010-0234', '+1 555', '5550100234', '0555 0100'])(
    'finds couples and vendors by their telephone number: %s',
    async (words) => {
      const busy = await server.planner()
      await busy.addClient({ partnerOneName: 'Ida', partnerTwoName: null, phone: '+1 (555) 010-0234' })
      await busy.post('/api/vendors', { name: 'Cakes', category: 'baker', phone: '+1.555.010.0234' })
      const { body } = await busy.get(`/api/search?q=${encodeURIComponent(words)}`)
      expect(titles(body)).toEqual(['client Ida', 'vendor Cakes'])
    },
  )

  it('finds notes and messages, the newest first, and shows the place that matches', async () => {
    const busy = await server.planner()
    const { id: clientId } = await busy.addClient({ partnerOneName: 'Ida', partnerTwoName: 'Lee' })
    const before = 'We talked for a long time about everything that matters to them. '
    await busy.post(`/api/clients/${clientId}/notes`, { text: `${before}The aunt is allergic to pistachios.` })
    for (const content of ['No pistachios, please', `Are pistachios\nstill out?`])
      await busy.post(`/api/clients/${clientId}/messages`, { content })
    const { body } = await busy.get('/api/search?q=PISTACHIO')
    expect(titles(body)).toEqual([
      'note …atters to them. The aunt is allergic to pistachios.',
      'message Are pistachios still out?',
      'message No pistachios, please',
    ])
    expect(body[0]).toMatchObject({ clientName: 'Ida & Lee', clientId })
    await busy.post(`/api/clients/${clientId}/notes`, { text: `${before}A deposit of 50% is due.` })
    expect(titles((await busy.get('/api/search?q=50%25')).body)).toEqual([
      'note …hing that matters to them. A deposit of 50% is due.',
    ])
  })

  it('includes the status of tasks', async () => {
    expect(await find('order')).toMatchObject([{ type: 'task', status: 'in-progress', category: 'medium' }])
  })

  it('matches two letters as a prefix', async () => {
    expect(titles(await find('an'))).toEqual(['client Ambrose & Ann'])
    expect(titles(await find('am'))).toEqual(['client Ambrose & Ann'])
    expect(await find('nn')).toEqual([])
  })

  it('treats special characters literally', async () => {
    expect(titles(await find('100%'))).toEqual(['task 100% cotton_napkins'])
    expect(titles(await find('n_n'))).toEqual(['task 100% cotton_napkins'])
    // As wildcards they would stand for the letters between.
    expect(await find('o_t')).toEqual([])
    expect(await find('1%c')).toEqual([])
    expect(await find('%%%')).toEqual([])
    expect(await find('\\\\\\')).toEqual([])
  })

  it.each([[''], [' r '], ['r']])('finds nothing for %j', async (words) => {
    expect(await find(words)).toEqual([])
  })

  it('finds nothing of another studio', async () => {
    const stranger = await server.planner()
    expect((await stranger.get('/api/search?q=rose')).body).toEqual([])
  })

  it('limits the matches of each kind', async () => {
    const busy = await server.planner()
    for (let n = 0; n < 25; n++) await busy.addClient({ partnerOneName: `Rose ${n}` })
    await busy.post('/api/tasks', { title: 'Roses' })
    const results = (await busy.get('/api/search?q=rose')).body
    expect(results).toHaveLength(20)
    expect(titles(results)).toContain('task Roses')
  })
})
