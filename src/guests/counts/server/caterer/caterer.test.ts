import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatererCounts } from '#guests/counts/contract/caterer/endpoints.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { exported, imported } from '#test/imports.ts'
import { linkOf } from '#test/links.ts'
import { openTestServer, randomAddress, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const hostile = '<img src=x onerror=alert(1)>"\''

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner)
  const path = `/api/clients/${couple.client.id}`
  const dinner = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish', 'Beef'] })).body
  const at = (attending: boolean | null, meal?: string) => [{ partId: dinner.id, attending, ...(meal && { meal }) }]
  const { body: hills } = (await planner.post(`${path}/envelopes`, {
    name: 'Secret Household',
    email: 'secret@example.com',
    phone: '+1 555 0199',
    address: '1 Secret Road',
    privateNotes: 'Divorced.',
    guests: [
      { firstName: 'Ann', lastName: 'Hill', answers: at(true, 'Fish'), dietary: hostile, privateNotes: 'Shy.' },
      { firstName: 'Zelda', lastName: 'Absent', answers: at(false), dietary: 'Vegan' },
      { firstName: 'Otto', lastName: 'Open', answers: at(null), dietary: 'Kosher' },
    ],
    unnamedSeats: 1,
  })) as { body: PlannersEnvelope }
  const seat = hills.seats[0]!.id
  await planner.patch(`/api/guests/${seat}`, { dietary: 'No nuts', answers: at(true, 'Beef') })
  const made = await planner.post(`${path}/caterer-links`, { label: 'Fern Hill Kitchen' })
  expect(made.status).toBe(201)
  const url = new URL(made.body.address).pathname
  const call = url.replace('/caterer/', '/api/caterer/')
  const visitor = server.visitor()
  const ann = hills.guests.find(({ firstName }) => firstName === 'Ann')!
  return {
    planner,
    couple,
    path,
    dinner,
    at,
    ann,
    hills,
    url,
    link: made.body.id as number,
    read: async () => (await visitor.get(call)).body as CatererCounts,
    see: () => visitor.post(`${call}/seen`),
    change: (answers: object[]) => planner.patch(`/api/guests/${ann.id}`, { answers }),
    views: async () => (await planner.get(`${path}/caterer-views`)).body,
  }
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })
const markOn = async (url: string) => /name="mark" value="(\w+)"/.exec((await get(url)).body)?.[1] ?? ''
const press = async (url: string, mark?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ mark: mark ?? (await markOn(url)) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: randomAddress(),
  })

it('shows counts and needs by name, and nothing else of the list', async () => {
  const { read, url } = await wedding()
  const counts = await read()
  expect(counts.parts).toMatchObject([
    {
      name: 'Dinner',
      yes: 2,
      no: 1,
      open: 1,
      meals: [
        { meal: 'Fish', count: 1 },
        { meal: 'Beef', count: 1 },
      ],
      needs: [
        { name: '', dietary: 'No nuts' },
        { name: 'Ann Hill', dietary: hostile },
      ],
    },
  ])
  const page = await get(url, { 'accept-language': 'de' })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(page.body).toContain('<html lang="de">')
  expect(page.body).not.toMatch(/<img|<script/)
  for (const text of [JSON.stringify(counts), page.body])
    expect(text).not.toMatch(/Secret|secret|555|Divorced|Shy|Zelda|Otto|Vegan|Kosher/)
})

it('shows nothing of what the couple only suggests', async () => {
  const { planner, couple, path, read } = await wedding()
  await planner.patch(`${path}/guest-list`, { coupleMay: 'propose' })
  const suggested = await couple.post(`${path}/envelopes`, { guests: [{ firstName: 'Dan' }] })
  expect(suggested.body.isProposed).toBe(true)
  expect((await read()).parts).toMatchObject([{ yes: 2, no: 1, open: 1 }])
})

it('shows what has changed since the final count, without those who do not come', async () => {
  const { planner, path, change, at, read, url } = await wedding()
  await planner.post(`${path}/final-count`)
  await change(at(false))
  const { final } = await read()
  expect(final!.changes).toMatchObject([{ name: '', before: { meal: 'Fish' }, after: null }])
  expect(JSON.stringify(final)).not.toMatch(/Ann|Secret|Zelda/)
  await change(at(true, 'Beef'))
  expect((await read()).final!.changes).toMatchObject([{ name: 'Ann Hill', after: { meal: 'Beef' } }])
  expect((await get(url)).body).toContain('Ann Hill: Beef')
  expect((await get(url, { 'accept-language': 'fr' })).body).toContain('Dinner\u00a0: Ann Hill\u00a0: Beef')
  expect((await get(url, { 'accept-language': 'es' })).body).not.toContain('m..')
})

it('notes once that it was seen, and tells the planner what has changed since', async () => {
  const { planner, path, change, at, see, views, link, url, read } = await wedding()
  await planner.post(`${path}/final-count`)
  await change(at(true, 'Beef'))
  expect(await views()).toEqual([])
  expect((await press(url)).statusCode).toBe(303)
  const [first] = await views()
  expect(first).toMatchObject({ linkId: link, changes: 1, since: 0 })
  expect((await see()).status).toBe(200)
  expect(await views()).toEqual([first])
  await change(at(false))
  expect(await views()).toEqual([{ ...first, since: 1 }])
  expect((await read()).seen).toMatchObject({ since: 1 })
  await see()
  expect(await views()).toMatchObject([{ changes: 1, since: 0 }])
})

it('does not take for seen what has changed since the page was shown', async () => {
  const { change, at, views, url } = await wedding()
  const mark = await markOn(url)
  await change(at(true, 'Beef'))
  const { headers } = await press(url, mark)
  expect(await views()).toEqual([])
  expect((await get(String(headers.location))).body).toContain('role="alert"')
  expect((await press(url)).headers.location).toBe(url)
  expect(await views()).toHaveLength(1)
})

it('is to be seen once more when the count was made final', async () => {
  const { planner, path, views, url } = await wedding()
  await press(url)
  expect(await markOn(url)).toBe('')
  const [before] = await views()
  await planner.post(`${path}/final-count`)
  expect(await markOn(url)).not.toBe('')
  await press(url)
  const [after] = await views()
  expect(Date.parse(after.at)).toBeGreaterThan(Date.parse(before.at))
  expect(await markOn(url)).toBe('')
})

it('is made and read by its planner only, and ends when it is revoked', async () => {
  const { planner, couple, path, link, url, read, see } = await wedding()
  expect((await couple.post(`${path}/caterer-links`, { label: 'Mine' })).status).toBe(403)
  const other = await server.planner()
  expect((await other.post(`${path}/caterer-links`, { label: 'Mine' })).status).toBe(404)
  expect((await other.get(`${path}/caterer-views`)).status).toBe(404)
  expect((await planner.post(`${path}/caterer-links`, { label: 'x'.repeat(201) })).status).toBe(400)
  const second = await linkOf(server, planner, { kind: 'rsvp', clientId: couple.client.id, subjectId: 1 })
  expect((await get(`/caterer/${second.token}`)).statusCode).toBe(404)
  await see()
  const { body } = await planner.post(`${path}/links/${link}/renew`)
  expect((await get(url)).statusCode).toBe(404)
  expect((await get(`/caterer/${body.token}`)).statusCode).toBe(200)
  await planner.delete(`${path}/links/${link}`)
  expect((await get(`/caterer/${body.token}`)).statusCode).toBe(404)
  expect((await press(`/caterer/${body.token}`)).statusCode).toBe(404)
  expect(await read()).toMatchObject({ message: expect.any(String) })
})

it('comes along in an export with what was seen', async () => {
  const { planner, see } = await wedding()
  await see()
  const next = await server.planner()
  await imported(server, next, await exported(server, planner))
  const [client] = (await next.get('/api/clients')).body
  const { rows } = await server.database.ownerPool.query('select servings from caterer_views where planner_id = $1', [
    next.id,
  ])
  expect(rows).toHaveLength(1)
  const views = (await next.get(`/api/clients/${client.id}/caterer-views`)).body
  expect(views.every(({ since }: { since: number }) => since === 0)).toBe(true)
})
