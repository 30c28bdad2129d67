import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function wedding() {
  const planner = await server.planner()
  const couple = await server.couple(planner, await planner.addClient())
  const path = `/api/clients/${couple.client.id}`
  const part = (await planner.post(`${path}/parts`, { name: 'Dinner', meals: ['Fish'] })).body
  const guests = [{ firstName: 'Ann' }, { firstName: 'Bob' }]
  const hills = (await planner.post(`${path}/envelopes`, { name: 'The Hills', guests })).body as PlannersEnvelope
  const listed = async () => (await planner.get(`${path}/envelopes`)).body as PlannersEnvelope[]
  return { planner, couple, path, part, hills, listed }
}
const nothing = { envelopes: [], guests: [], added: [] }

it('writes cells and adds envelopes in one change that is undone as a whole', async () => {
  const { planner, path, part, hills, listed } = await wedding()
  const [ann, bob] = hills.guests
  const before = await listed()
  const previous = { attending: null, meal: null }
  const pasted = await planner.post(`${path}/guests/paste`, {
    envelopes: [{ id: hills.id, email: 'hills@example.com', previous: { email: null } }],
    guests: [
      { id: ann!.id, firstName: 'Anna', previous: { firstName: 'Ann' } },
      { id: bob!.id, answers: [{ partId: part.id, attending: true, meal: 'fish', previous }] },
    ],
    added: Array.from({ length: 800 }, (_, at) => ({ guests: [{ firstName: `Guest ${at}` }] })),
  })
  expect(pasted.status).toBe(200)
  const after = await listed()
  expect(after).toHaveLength(801)
  const stored = after.find(({ id }) => id === hills.id)!
  expect(stored).toMatchObject({ email: 'hills@example.com', guests: [{ firstName: 'Anna' }, { firstName: 'Bob' }] })
  expect(stored.guests[1]!.answers).toEqual([{ partId: part.id, attending: true, meal: 'Fish' }])
  expect((await planner.post(`/api/history/${pasted.body.batch}/undo`)).status).toBe(200)
  expect(await listed()).toEqual(before)
})

it('writes cells of many rows with a statement for each set of columns, whatever they contain', async () => {
  const { planner, path, listed } = await wedding()
  const added = Array.from({ length: 300 }, (_, at) => ({ guests: [{ firstName: `Guest ${at}`, table: '1' }] }))
  await planner.post(`${path}/guests/paste`, { ...nothing, added })
  const many = (await listed()).filter(({ name }) => name.startsWith('Guest'))
  const { ownerPool } = server.database
  await ownerPool.query(`
    create table statements (of text);
    create function note_statement() returns trigger language plpgsql security definer as
      $$ begin insert into public.statements values (tg_table_name); return null; end $$;
    create trigger noted after update on guests for each statement execute function note_statement();
    create trigger noted after update on envelopes for each statement execute function note_statement();`)
  const hostile = `Ann "null" {} \\ ' ; 愛 \u{1f490}`
  const values = (at: number) => (at % 2 === 0 ? { lastName: `${hostile} ${at}` } : { table: '', age: 'child' })
  const pasted = await planner.post(`${path}/guests/paste`, {
    ...nothing,
    envelopes: many.map(({ id }, at) => ({ id, tags: ['a, b', `{${at}}`], phone: '' })),
    guests: many.map(({ guests }, at) => ({ id: guests[0]!.id, ...values(at) })),
  })
  expect(pasted.body).toMatchObject({ changed: 600 })
  const { rows } = await ownerPool.query('select of, count(*)::int as count from statements group by of order by of')
  await ownerPool.query('drop function note_statement cascade; drop table statements')
  expect(rows).toEqual([
    { of: 'envelopes', count: 1 },
    { of: 'guests', count: 2 },
  ])
  const after = new Map((await listed()).map((one) => [one.id, one]))
  for (const [at, { id, guests }] of many.entries()) {
    const changed = { lastName: null, age: 'adult', table: '1', ...values(at) }
    expect(after.get(id)).toMatchObject({ tags: ['a, b', `{${at}}`], phone: null })
    expect(after.get(id)!.guests).toMatchObject([{ ...guests[0], ...changed, table: changed.table || null }])
  }
})

it('reads half a sign as the call for one cell does', async () => {
  const { planner, path, hills, listed } = await wedding()
  const [ann, bob] = hills.guests
  const half = { firstName: 'Half \ud800' }
  const guests = [{ id: ann!.id, ...half }]
  expect((await planner.post(`${path}/guests/paste`, { ...nothing, guests })).status).toBe(200)
  expect((await planner.patch(`/api/guests/${bob!.id}`, half)).status).toBe(200)
  const names = (await listed())[0]!.guests.map(({ firstName }) => firstName)
  expect(names).toEqual(['Half \ufffd', 'Half \ufffd'])
  const whole = [{ id: ann!.id, firstName: 'A\0' }]
  expect((await planner.post(`${path}/guests/paste`, { ...nothing, guests: whole })).status).toBe(400)
})

it('keeps the last of the cells that are pasted twice', async () => {
  const { planner, path, hills, listed } = await wedding()
  const { id } = hills.guests[0]!
  const guests = [
    { id, firstName: 'Anna', lastName: 'Hill' },
    { id, firstName: 'Annabel' },
  ]
  expect((await planner.post(`${path}/guests/paste`, { ...nothing, guests })).status).toBe(200)
  expect((await listed())[0]!.guests[0]).toMatchObject({ firstName: 'Annabel', lastName: 'Hill' })
})

it('writes nothing if one cell is wrong, was changed meanwhile, or is of another wedding', async () => {
  const { planner, path, part, hills, listed } = await wedding()
  const [ann, bob] = hills.guests
  const other = await wedding()
  const before = await listed()
  const paste = async (body: object) => (await planner.post(`${path}/guests/paste`, { ...nothing, ...body })).status
  const good = { id: ann!.id, firstName: 'Anna' }
  expect(await paste({ guests: [good, { id: bob!.id, firstName: 'Bo', previous: { firstName: 'Rob' } }] })).toBe(409)
  expect(await paste({ guests: [good, { id: bob!.id, firstName: '' }] })).toBe(400)
  expect(await paste({ guests: [good, { id: bob!.id, answers: [{ partId: part.id, meal: 'Pizza' }] }] })).toBe(400)
  expect(await paste({ guests: [good, { id: other.hills.guests[0]!.id, firstName: 'X' }] })).toBe(404)
  expect(await paste({ guests: [good], envelopes: [{ id: other.hills.id, email: 'x@example.com' }] })).toBe(404)
  expect(await paste({ guests: [good], envelopes: [{ id: hills.id, name: '' }] })).toBe(400)
  expect(await paste({ guests: [good], added: [{ guests: [{}] }] })).toBe(400)
  expect(await listed()).toEqual(before)
})

it('is for a couple that may edit, which writes no private notes', async () => {
  const { planner, couple, path, hills, listed } = await wedding()
  const guests = [{ id: hills.guests[0]!.id, firstName: 'Anna', privateNotes: 'Ours' }]
  await couple.post(`${path}/guests/paste`, { ...nothing, guests })
  expect((await listed())[0]!.guests[0]!.privateNotes).toBe(null)
  for (const coupleMay of ['propose', 'read']) {
    await planner.patch(`${path}/guest-list`, { coupleMay })
    expect((await couple.post(`${path}/guests/paste`, { ...nothing, guests })).status).toBe(403)
  }
})
