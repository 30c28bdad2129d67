import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import { readGuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { lines, sides } from '#exchange/lists/web/guests/guests-for-tests.ts'
import { prepareGuests } from '#exchange/lists/web/guests/prepare-guests.ts'
import { sentRows } from '#exchange/lists/web/guests/sent-rows.ts'
import { readText } from '#exchange/lists/web/read-file.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { guestTable } from '#guests/guests/web/public/guest-table.ts'
import { csvOf } from '#guests/guests/web/public/save-guests.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const files: Record<string, string> = {
  'names in one column': lines(
    'Guest',
    'Dr. Maya & Tom Patel',
    'The Okafor Family',
    'The Ortiz Family (4)',
    'Mr. and Mrs. John Smith',
    'Lena Fischer +1',
    'Guest of Lena Fischer',
    'Max Roy',
    'Max Roy',
  ),
  'columns of a website': lines(
    'Household,First Name,Last Name,Email,Street Address,City,State,Zip,Side,Tags,Age,Dietary Restrictions,Table,RSVP - Ceremony,RSVP - Dinner,Dinner Meal',
    'The Webers,Anna,Weber,anna@example.com,12 Elm St,Salem,MA,01970,Emma,"Family, Bus",,vegan,4,Yes,Yes,Pasta',
    'The Webers,Ben,Weber,ben@example.com,12 Elm St,Salem,MA,01970,Emma,Family,,,4,No,No,',
    'The Webers,,,,,,,,,,Child,,4,Pending,,',
    'Dan Levi & Guest,Dan,Levi,,,,,,James,,,,5,Yes,Yes,Beef',
    'Dan Levi & Guest,,,,,,,,,,,,5,,Yes,"Fish, grilled"',
  ),
  'tables as headings': lines(
    'Name;Menü',
    'Tisch 1;',
    'Jürgen Groß;Rind',
    'Sabine & Ute Köhler;Vegan, Rind',
    'Tisch 2;',
    'Plus One;Rind',
  ),
}

it.each(Object.keys(files))(
  'a file with %s changes nothing the second time, and neither does its export',
  async (file) => {
    const planner = await server.planner()
    const path = `/api/clients/${(await planner.addClient()).id}`
    const clientId = Number(path.split('/').at(-1))
    const envelopes = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
    const parts = async () => (await planner.get(`${path}/parts`)).body as Part[]
    const bring = async (text: string, to = clientId) => {
      const columns = readGuestColumns(
        readText(text).rows,
        (await parts()).map(({ name }) => name),
      )
      const rows = sentRows(prepareGuests(columns, { home: 'US', sides, words: {}, isPlanner: true }).rows)
      const { status, body } = await planner.post('/api/lists', { kind: 'guests', clientId: to, rows })
      expect(status, JSON.stringify(body)).toBe(200)
      return body as ListOutcome
    }
    expect((await bring(files[file]!)).rows!.every(({ becomes }) => becomes === 'added')).toBe(true)
    const first = await envelopes()
    expect(first.length).toBeGreaterThan(1)
    const again = await bring(files[file]!)
    expect(again).toMatchObject({ added: 0, batch: null })
    expect(await envelopes()).toEqual(first)
    const exported = csvOf(guestTable(first, await parts(), sides))
    expect(await bring(exported)).toMatchObject({ added: 0, batch: null })
    expect(await envelopes()).toEqual(first)

    // In another wedding, the export is the same list.
    const other = (await planner.addClient()).id
    await bring(exported, other)
    const there = (await planner.get(`/api/clients/${other}/envelopes`)).body as PlannersEnvelope[]
    const partsThere = (await planner.get(`/api/clients/${other}/parts`)).body as Part[]
    expect(csvOf(guestTable(there, partsThere, sides))).toBe(exported)
  },
)
