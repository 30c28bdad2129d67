import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DayContent, Item, PublishedDay } from '#day/days/contract/day-records.ts'
import { misplacedIn, readPdf } from '#test/pdf/reader.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let client: Client
let at: string
let rose: number
let band: number
beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
  client = await planner.addClient({ weddingDate: '2027-06-12' })
  const { body } = await planner.post(`/api/clients/${client.id}/days`, {
    name: 'Wedding day',
    timeZone: 'Europe/Rome',
    place: 'Villa Aurelia',
  })
  at = `/api/days/${body.id}`
  rose = await vendor('Rosebud')
  band = await vendor('The Lanterns')
  for (const audience of ['everyone', 'couple', 'vendors', 'party', 'studio'])
    await add({ title: `for-${audience}`, audience, notes: 'private-note' })
  for (const audience of ['everyone', 'couple', 'vendors', 'party', 'studio'])
    await add({ title: `rose-${audience}`, audience, vendorIds: [rose] })
  for (const audience of ['everyone', 'couple', 'vendors', 'party', 'studio'])
    await planner.post(`${at}/contacts`, { name: `contact-${audience}`, audience, phone: '555-2' })
})
afterAll(() => server.close())

async function vendor(name: string): Promise<number> {
  const { body } = await planner.post('/api/vendors', { name, category: 'florist', phone: '555-1' })
  await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: body.id })
  return body.id
}
const add = async (values: object, day = at): Promise<Item> => (await planner.post(`${day}/items`, values)).body

/** A wedding of its own with vendors, and its day. */
async function dayWithVendors(count: number) {
  const wedding = await planner.addClient({ weddingDate: '2027-06-12' })
  const vendorIds: number[] = []
  for (let row = 0; row < count; row += 1) {
    const { body } = await planner.post('/api/vendors', { name: `Vendor ${row}`, category: 'florist', phone: '555-1' })
    await planner.post(`/api/clients/${wedding.id}/vendors`, { vendorId: body.id })
    vendorIds.push(body.id)
  }
  const { body } = await planner.post(`/api/clients/${wedding.id}/days`, { name: 'Wedding day' })
  return { vendorIds, day: `/api/days/${body.id}` }
}

async function printed(query: string, day = at) {
  const { status, bytes, headers } = await planner.get(`${day}/pdf${query}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(misplacedIn(bytes, 40)).toEqual([])
  const { pages } = readPdf(bytes)
  const texts = pages.map((page) => page.map(({ text }) => text))
  const all = texts.flat()
  return { pages, texts, all, titles: all.filter((text) => /^(for|rose|contact)-\w+/.test(text)).toSorted() }
}

describe('the run sheet on paper', () => {
  it('has everything for the studio, and says that it is a draft', async () => {
    const { all, titles, texts } = await printed('')
    expect(titles).toHaveLength(15)
    expect(texts).toHaveLength(1)
    const words = all.join(' ')
    for (const shown of ['Emma & James', 'Villa Aurelia', 'Note: private-note', 'Rosebud', '9:00 AM', 'Page 1 of 1'])
      expect(words).toContain(shown)
    expect(words).toMatch(/Saturday, June 12, 2027 · Times are in Rome time/)
    expect(words).toMatch(/Draft · printed .* \(Europe\/Rome\) · Run sheet · Emma & James/)
  })

  it('refuses the sheets of others until the day is published', async () => {
    for (const query of ['?for=couple', '?for=party', `?for=vendor&vendorId=${rose}`])
      expect((await planner.get(`${at}/pdf${query}`)).status, query).toBe(409)
    expect((await printed('?for=all')).texts).toHaveLength(1)
  })

  it('shows each audience the same as its link or portal, and no private note', async () => {
    await planner.post(`${at}/publish`)
    const byLink = async (values: object) => {
      const { token } = (await planner.post(`/api/clients/${client.id}/day-links`, values)).body
      const { content } = (await server.visitor().get(`/api/links/${token}`)).body as {
        content: DayContent<'vendor-day'>
      }
      return content.days
    }
    const couple = await server.couple(planner, client)
    const shown: [string, PublishedDay[]][] = [
      [`?for=vendor&vendorId=${rose}`, await byLink({ kind: 'vendor-day', vendorId: rose })],
      [`?for=vendor&vendorId=${band}`, await byLink({ kind: 'vendor-day', vendorId: band })],
      ['?for=party', await byLink({ kind: 'party-day' })],
      ['?for=couple', (await couple.get(`/api/clients/${client.id}/published-days`)).body],
    ]
    for (const [query, days] of shown) {
      const expected = days.flatMap(({ items, contacts }) => [
        ...items.map(({ title }) => title),
        ...contacts.filter(({ name }) => name.startsWith('contact-')).map(({ name }) => name),
      ])
      const { titles, all } = await printed(query)
      expect(
        titles.map((text) => text.split(',')[0]),
        query,
      ).toEqual(expected.toSorted())
      expect(all.join(' '), query).not.toContain('private-note')
      expect(all.join(' '), query).toContain('Version 1')
    }
  })

  it('is in the wedding’s language for its readers, and in English for the studio', async () => {
    await planner.patch(`/api/clients/${client.id}`, { language: 'fr' })
    for (const query of ['?for=couple', '?for=party', `?for=vendor&vendorId=${rose}`]) {
      const { all } = await printed(query)
      expect(all.join(' '), query).toMatch(/samedi 12 juin 2027 · Heures locales : Rome/)
      expect(all, query).toContain('Page 1 sur 1')
      if (query === '?for=couple') expect(all.join(' ')).toContain('Rosebud, Fleuriste')
    }
    const { headers } = await planner.get(`${at}/pdf?for=couple`)
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('de Emma & James, Pour le couple.pdf')
    const { texts } = await printed('?for=all')
    const feet = texts.map((page) => page.find((text) => / · (?:printed|imprimé)/.test(text))?.split(' · ')[2])
    expect(feet).toEqual(['Run sheet', 'Pour le couple', 'Pour le cortège', 'Rosebud'])
    await planner.patch(`/api/clients/${client.id}`, { language: 'en' })
  })

  it('prints what a vendor has to do in bold', async () => {
    const { pages } = await printed(`?for=vendor&vendorId=${rose}`)
    const fontOf = (title: string) => pages.flat().find(({ text }) => text === title)?.font
    expect(fontOf('rose-vendors')).not.toBe(fontOf('for-everyone'))
  })

  it('emphasizes key moments, and says what is after midnight or left out', async () => {
    const { day } = await dayWithVendors(0)
    const [, , nap] = [
      await add({ title: 'Vows', isKey: true, start: '15:00' }, day),
      await add({ title: 'Buses', start: '25:30' }, day),
      await add({ title: 'Nap', start: '16:00' }, day),
    ]
    await planner.post(`${day}/items/${nap.id}/progress`, { state: 'skipped' })
    const { pages, all } = await printed('', day)
    const fontOf = (title: string) => pages.flat().find(({ text }) => text === title)?.font
    expect(fontOf('Vows')).not.toBe(fontOf('Nap'))
    expect(fontOf('Buses')).toBe(fontOf('Nap'))
    for (const text of ['1:30 AM +1', 'Skipped', 'Bar: key moment · +1: after midnight']) expect(all).toContain(text)
  })

  it('without items says so', async () => {
    const { day } = await dayWithVendors(0)
    const { all } = await printed('?for=all', day)
    expect(all).toContain('Nothing is planned yet.')
    expect(all).not.toContain('WHAT')
  })

  it('is one file with all of them, each with page numbers of its own', async () => {
    const { texts } = await printed('?for=all')
    const feet = texts.map((page) => page.find((text) => text.includes('· printed'))?.split(' · ')[2])
    expect(feet).toEqual(['Run sheet', 'For the couple', 'For the wedding party', 'Rosebud'])
    for (const page of texts) expect(page).toContain('Page 1 of 1')
  })

  it('is refused to others, and with a query that cannot be', async () => {
    const other = await server.planner()
    expect((await other.get(`${at}/pdf`)).status).toBe(404)
    expect((await (await server.couple(planner, client)).get(`${at}/pdf`)).status).toBe(403)
    expect((await server.visitor().get(`${at}/pdf`)).status).toBe(401)
    for (const query of [
      '?for=guests',
      '?for=vendor',
      '?for=vendor&vendorId=0',
      '?for=vendor&vendorId=999999',
      '?large=big',
    ])
      expect((await planner.get(`${at}/pdf${query}`)).status, query).toBe(400)
  })
})

describe('a long run sheet', () => {
  const fill = async (count: number) => {
    const { body } = await planner.post(`/api/clients/${client.id}/days`, { name: `Day of ${count}` })
    const items = Array.from({ length: count }, (_, row) => ({
      title: `Item ${row} 💐 with a name that is long enough to need more than a single line of the sheet`.slice(
        0,
        row % 9 ? 30 : 200,
      ),
      minutes: 10,
      place: 'Orangery',
      section: `Section ${Math.floor(row / 15)}`,
      isKey: row % 7 === 0,
      ...(row % 11 === 0 && { details: 'Details '.repeat(20).trim(), notes: 'A private note.' }),
    }))
    await planner.post(`/api/days/${body.id}/items/several`, { items })
    return `/api/days/${body.id}`
  }

  it('of 45 items with eight vendors fits on one page in smaller letters', async () => {
    const { vendorIds, day } = await dayWithVendors(8)
    const items = Array.from({ length: 45 }, (_, row) => ({
      title: `Item ${row} of the day`,
      minutes: 15,
      place: 'Orangery',
      section: `Section ${Math.floor(row / 9)}`,
      vendorIds: [vendorIds[row % 8]],
    }))
    await planner.post(`${day}/items/several`, { items })
    const { texts, all } = await printed('', day)
    expect(texts).toHaveLength(1)
    expect(all.filter((text) => /^Item \d+ of the day$/.test(text))).toHaveLength(45)
    for (let row = 0; row < 8; row += 1) expect(all).toContain(`Vendor ${row}, Florist`)
    expect(all).toContain('Page 1 of 1')
  })

  it('in large letters takes more pages, with headings on each', async () => {
    const day = await fill(22)
    const [usual, large] = [await printed('?large=no', day), await printed('?large=yes', day)]
    expect(large.texts.length).toBeGreaterThan(usual.texts.length)
    const heightOf = ({ pages }: typeof usual) => pages.flat().find(({ text }) => text.startsWith('Item 1 '))!.size
    expect(heightOf(large)).toBe(16)
    expect(heightOf(usual)).toBeLessThan(11)
    for (const [index, page] of large.texts.entries()) {
      expect(page).toContain('WHAT')
      expect(page).toContain(`Page ${index + 1} of ${large.texts.length}`)
    }
  })

  it('of 120 items continues on several pages', async () => {
    const { texts } = await printed('', await fill(120))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.length).toBeLessThan(8)
  })

  it('of 300 items has them all in order, within the pages', async () => {
    const { texts } = await printed('?x=300', await fill(300))
    const rows = texts.flat().flatMap((text) => /^Item (\d+) /.exec(text)?.[1] ?? [])
    expect(rows.map(Number)).toEqual(Array.from({ length: 300 }, (_, row) => row))
    for (const [index, page] of texts.entries()) expect(page).toContain(`Page ${index + 1} of ${texts.length}`)
  })
})
