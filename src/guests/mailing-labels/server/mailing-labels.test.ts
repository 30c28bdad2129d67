import { afterAll, beforeAll, expect, it } from 'vitest'
import { formats } from '#guests/mailing-labels/contract/formats.ts'
import { factsOf, faultsOf, readPdf, wordsOf } from '#test/pdf/reader.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const long = 'Frau Dr. Hannelore Wolfeschlegelsteinhausenbergerdorff-Freifrau von Hohenstein und Familie '.repeat(2)
const names = ['The Hills', '山田 太郎 様', 'عائلة الأحمد', 'Οικογένεια Παπαδοπούλου', 'שרה ודוד לוי', long.trim()]

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const path = `/api/clients/${couple.client.id}`
  const add = async (name: string, address?: string) =>
    (await planner.post(`${path}/envelopes`, { name, ...(address && { address }) })).body.id as number
  const pdf = (query: string) => planner.get(`${path}/mailing-labels/pdf?${query}`)
  return { planner, couple, path, add, pdf }
}

it.each(formats)('prints names of every script on %s, inside of its edges', async (format) => {
  const { add, pdf } = await wedding()
  for (const name of names) await add(name, `${name.length} Orchard Lane\nApartment 4b\nPetaluma, CA 94952\nUSA`)
  await add('Nobody Knows Where')
  const { bytes } = await pdf(`format=${format}`)
  expect(faultsOf(bytes)).toEqual([])
  expect(factsOf(bytes)['Title']).toMatch(/^(Labels|Envelopes) for /)
  const words = wordsOf(bytes)
  for (const name of names.slice(0, 2)) expect(words).toContain(name)
  expect(words).not.toContain('Nobody')
  const { pages, width, height } = readPdf(bytes)
  expect(pages).toHaveLength(/\d\d$/.test(format) && format !== 'no-10' ? 1 : names.length)
  for (const run of pages.flat()) {
    expect(run.left).toBeGreaterThan(10)
    expect(run.right).toBeLessThan(width - 10)
    expect(run.top).toBeGreaterThan(30)
    expect(run.bottom).toBeLessThan(height - 30)
  }
})

it('keeps an address that is far too long on its label', async () => {
  const { add, pdf } = await wedding()
  await add('Between', Array.from({ length: 40 }, (_, line) => `Line ${line} of a very long address`).join('\n'))
  await add('Wide', `${'M'.repeat(31)}\n${'W'.repeat(90)}`)
  const { pages } = readPdf((await pdf('format=letter-30')).bytes)
  const [sheet = []] = pages
  expect(sheet.map(({ text }) => text).join(' ')).toContain('Line 39')
  // The two labels are in the first row of the sheet: from 36 to 108 points.
  for (const { left, right, top, bottom } of sheet) {
    expect(top).toBeGreaterThanOrEqual(36)
    expect(bottom).toBeLessThanOrEqual(108)
    expect(left < 202.5 ? right : 0).toBeLessThanOrEqual(202.5)
  }
})

it('fills sheets, and prints only the envelopes that are asked for', async () => {
  const { couple, add, pdf } = await wedding()
  const ids: number[] = []
  for (let number = 0; number < 32; number += 1) ids.push(await add(`Family ${number + 100}`, '1 Elm Street'))
  const suggested = await couple.post(`/api/clients/${couple.client.id}/envelopes`, { name: 'Own', address: '2 Oak' })
  expect(suggested.status).toBe(201)
  const { pages } = readPdf((await pdf('format=letter-30')).bytes)
  expect(pages).toHaveLength(2)
  const words = wordsOf((await pdf(`format=dl&envelopes=${ids[0]}-${ids[2]},${ids[9]}`)).bytes)
  expect(words.match(/Family \d+/g)).toEqual(['Family 100', 'Family 101', 'Family 102', 'Family 109'])
})

it('leaves out what the couple only suggests, and refuses who may not print and what is nonsense', async () => {
  const { planner, couple, path, add, pdf } = await wedding()
  await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
  await couple.post(`${path}/envelopes`, { name: 'Suggested', address: '2 Oak' })
  const none = await pdf('format=dl')
  expect([none.status, none.body.message]).toEqual([400, 'None of these envelopes has a postal address.'])
  await add('The Hills', '1 Elm Street')
  expect(wordsOf((await pdf('format=dl')).bytes)).not.toContain('Suggested')
  expect((await pdf('')).status).toBe(200)
  for (const query of ['format=a5', 'format=dl&envelopes=1-', 'format=dl&envelopes=', 'format=dl&envelopes=1;2'])
    expect((await pdf(query)).status).toBe(400)
  expect((await couple.get(`${path}/mailing-labels/pdf?format=dl`)).status).toBe(403)
  const other = await server.planner()
  expect((await other.get(`${path}/mailing-labels/pdf?format=dl`)).status).toBe(404)
})
