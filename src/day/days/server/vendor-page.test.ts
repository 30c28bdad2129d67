import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DayContent } from '#day/days/contract/day-records.ts'
import { tellVendors } from '#day/days/server/jobs.ts'
import { noonLater } from '#test/clock.ts'
import { entering } from '#platform/server/db/caller-transaction.ts'
import { watch } from '#test/event-stream.ts'
import { openTestServer, unique, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let vendor: { id: number; email: string }
beforeAll(async () => (server = await openTestServer({ publicUrl: 'https://bloom.example' })))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  vendor = await addVendor('Rosebud')
})

async function addVendor(name: string, of = planner) {
  const email = `${name.toLowerCase()}-${unique()}@example.com`
  const { body } = await of.post('/api/vendors', { name, category: 'florist', email })
  return { id: body.id as number, email }
}

type Wedding = Client & { at: string; dayId: number }

/** A wedding with a published day, in which the vendor has an item of its own and there is one of another vendor. */
async function wedding(name: string, date = '2031-06-14', of = planner, who = vendor): Promise<Wedding> {
  const client = await of.addClient({ partnerOneName: name, partnerTwoName: null, weddingDate: date })
  const other = await addVendor('Band', of)
  for (const { id } of [who, other]) await of.post(`/api/clients/${client.id}/vendors`, { vendorId: id })
  const { body: day } = await of.post(`/api/clients/${client.id}/days`, { name: 'Wedding day', date })
  const at = `/api/days/${day.id}`
  await of.post(`${at}/items`, { title: `Flowers of ${name}`, audience: 'vendors', vendorIds: [who.id] })
  await of.post(`${at}/items`, { title: 'Sound check', audience: 'vendors', vendorIds: [other.id] })
  await of.post(`${at}/publish`)
  return { ...client, at, dayId: day.id as number }
}
const setOnePage = (onePage: boolean) => planner.patch(`/api/vendors/${vendor.id}`, { onePage })
const linkIn = async ({ id }: Wedding) =>
  (await planner.post(`/api/clients/${id}/day-links`, { kind: 'vendor-day', vendorId: vendor.id })).body as {
    id: number
    token: string
  }
const open = (token: string) => server.visitor().get(`/api/links/${token}`)
const shown = async (token: string): Promise<DayContent<'vendor-day'>> => (await open(token)).body.content
const names = async (token: string) => (await shown(token)).weddings.map(({ partnerOneName }) => partnerOneName)
const titles = async (token: string) =>
  (await shown(token)).days.flatMap(({ items }) => items.map(({ title }) => title))
const endOf = async (of: Wedding, id: number) => {
  const { body } = await planner.get(`/api/clients/${of.id}/links`)
  return (body as { id: number; expiresAt: string | null }[]).find((link) => link.id === id)?.expiresAt
}

describe('the page of a vendor with one page for all weddings', () => {
  it('shows the weddings in which it has a part, each with its days and its own items only', async () => {
    const [late, early] = [await wedding('Ingrid', '2031-07-01'), await wedding('Grace')]
    await setOnePage(true)
    const { token } = await linkIn(late)
    expect((await open(token)).body).toMatchObject({ label: 'Rosebud', couple: null })
    expect((await shown(token)).weddings).toEqual([
      { id: early.id, partnerOneName: 'Grace', partnerTwoName: null, days: [early.dayId] },
      { id: late.id, partnerOneName: 'Ingrid', partnerTwoName: null, days: [late.dayId] },
    ])
    expect(await titles(token)).toEqual(['Flowers of Grace', 'Flowers of Ingrid'])
  })

  it('shows no wedding where it has no part, of a draft, that is over, or of another studio', async () => {
    const own = await wedding('Grace')
    await setOnePage(true)
    const { token } = await linkIn(own)
    await wedding('Over', '2020-01-01')
    const without = await wedding('Without')
    const { body: items } = await planner.get(without.at)
    for (const { id, title } of items.items as { id: number; title: string }[])
      if (title.startsWith('Flowers')) await planner.delete(`${without.at}/items/${id}`)
    await planner.post(`${without.at}/publish`)
    const draft = await planner.addClient({ partnerOneName: 'Draft' })
    await planner.post(`/api/clients/${draft.id}/vendors`, { vendorId: vendor.id })
    const { body: day } = await planner.post(`/api/clients/${draft.id}/days`, { name: 'Draft', date: '2031-08-01' })
    await planner.post(`/api/days/${day.id}/items`, { title: 'Draft', vendorIds: [vendor.id] })
    const other = await server.planner()
    const theirs = await addVendor('Rosebud', other)
    await other.patch(`/api/vendors/${theirs.id}`, { onePage: true })
    await wedding('Foreign', '2031-06-14', other, theirs)
    expect(await names(token)).toEqual(['Grace'])
    expect(await titles(token)).toEqual(['Flowers of Grace'])
  })

  it('loses a wedding when the vendor leaves it, when it is deleted, and gets it back when it is restored', async () => {
    const [first, second] = [await wedding('Grace'), await wedding('Ingrid')]
    await setOnePage(true)
    const { token } = await linkIn(first)
    await planner.delete(`/api/clients/${first.id}`)
    expect(await names(token)).toEqual(['Ingrid'])
    const { body: trash } = await planner.get('/api/deleted-clients')
    const [{ id }] = trash as [{ id: number }]
    expect((await planner.post(`/api/deleted-clients/${id}/restore`)).status).toBeLessThan(300)
    expect((await names(token)).toSorted()).toEqual(['Grace', 'Ingrid'])
    await planner.delete(`/api/clients/${second.id}/vendors/${vendor.id}`)
    expect(await names(token)).toEqual(['Grace'])
  })

  it('goes on at the address for one wedding when the vendor leaves that one', async () => {
    const [first] = [await wedding('Grace'), await wedding('Ingrid')]
    const { token } = await linkIn(first)
    await setOnePage(true)
    await planner.delete(`/api/clients/${first.id}/vendors/${vendor.id}`)
    expect(await names(token)).toEqual(['Ingrid'])
  })

  it('ends at once when it is switched off, and links made for one wedding show that one', async () => {
    const [first] = [await wedding('Grace'), await wedding('Ingrid')]
    const before = await linkIn(first)
    await setOnePage(true)
    const { token } = await linkIn(first)
    expect(await names(before.token)).toEqual(['Grace', 'Ingrid'])
    await setOnePage(false)
    expect((await open(token)).status).toBe(404)
    expect(await titles(before.token)).toEqual(['Flowers of Grace'])
    expect((await open(before.token)).body.couple).toMatchObject({ partnerOneName: 'Grace' })
  })

  it('is confirmed for each wedding by itself', async () => {
    const [first, second] = [await wedding('Grace'), await wedding('Ingrid')]
    await setOnePage(true)
    const { token } = await linkIn(first)
    const versions = [{ dayId: second.dayId, version: 1 }]
    const confirm = (body: object) => server.visitor().post(`/api/links/${token}/confirm`, body)
    expect((await confirm({ by: 'Rose', versions })).body).toEqual({ days: 1 })
    expect((await shown(token)).confirmations).toMatchObject([{ dayId: second.dayId, by: 'Rose' }])
    const { body: news } = await planner.get('/api/notifications')
    const told = (news as { title: string; relatedId: number }[]).filter(({ title }) => title.includes('confirmed'))
    expect(told.map(({ relatedId }) => relatedId)).toEqual([second.id])
  })

  it('does not confirm a wedding where it has no part', async () => {
    const own = await wedding('Grace')
    const without = await wedding('Without', '2031-06-14', planner, await addVendor('Cakes'))
    await setOnePage(true)
    const { token } = await linkIn(own)
    const versions = [{ dayId: without.dayId, version: 1 }]
    expect((await server.visitor().post(`/api/links/${token}/confirm`, { versions })).body).toEqual({ days: 0 })
    const { rows } = await server.database.ownerPool.query(
      'select 1 from day_vendors where day_id = $1 and vendor_id = $2',
      [without.dayId, vendor.id],
    )
    expect(rows).toEqual([])
  })

  it('ends fourteen days after the last of its days, and moves with them', async () => {
    const first = await wedding('Grace', '2031-06-14')
    await setOnePage(true)
    const { id, token } = await linkIn(first)
    expect(await endOf(first, id)).toMatch(/^2031-06-29/)
    const second = await wedding('Ingrid', '2031-09-01')
    expect(await endOf(first, id)).toMatch(/^2031-09-16/)
    expect(await endOf(second, id)).toMatch(/^2031-09-16/)
    await planner.patch(second.at, { date: '2031-10-01' })
    expect(await endOf(first, id)).toMatch(/^2031-10-16/)
    await planner.delete(`/api/clients/${second.id}/vendors/${vendor.id}`)
    expect(await endOf(first, id)).toMatch(/^2031-06-29/)
    const { body } = await planner.post(`/api/clients/${first.id}/links/${id}/renew`)
    expect((await open(token)).status).toBe(404)
    expect(await names(body.token as string)).toEqual(['Grace'])
    await planner.delete(`/api/clients/${first.id}/links/${id}`)
    expect((await open(body.token as string)).status).toBe(404)
  })

  it('is listed, renewed and revoked only in weddings of the vendor', async () => {
    const own = await wedding('Grace')
    const other = await wedding('Without', '2031-06-14', planner, await addVendor('Cakes'))
    await setOnePage(true)
    const { id } = await linkIn(own)
    expect(await endOf(other, id)).toBeUndefined()
    expect((await planner.post(`/api/clients/${other.id}/links/${id}/renew`)).status).toBe(404)
    expect((await planner.delete(`/api/clients/${other.id}/links/${id}`)).status).toBe(404)
    const foreign = await server.planner()
    const client = await foreign.addClient()
    expect((await foreign.delete(`/api/clients/${client.id}/links/${id}`)).status).toBe(404)
  })

  it('is where the mails of all weddings lead', async () => {
    await setOnePage(true)
    await wedding('Grace')
    await wedding('Ingrid')
    await tellVendors(server.jobContext, noonLater())
    await server.workOff()
    const mails = (await server.newMails()).filter(({ to }) => to?.[0]?.address === vendor.email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Your part in “Wedding day” for Grace, June 14, 2031',
      'Your part in “Wedding day” for Ingrid, June 14, 2031',
    ])
    for (const { text } of mails) {
      const token = /\/for\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
      expect(await names(token)).toEqual(['Grace', 'Ingrid'])
    }
  })

  it('has a role that reads rows of its weddings only', async () => {
    const own = [await wedding('Grace'), await wedding('Ingrid')]
    await wedding('Without', '2031-06-14', planner, await addVendor('Cakes'))
    await setOnePage(true)
    const { token } = await linkIn(own[0]!)
    const weddings = await entering(
      server.database.pool,
      [{ kind: 'link', token }],
      () => true,
      async (tx, { session }) => {
        const found: Record<string, number[]> = { session: [...session.weddings] }
        for (const table of ['days', 'published_items', 'published_contacts', 'day_vendors']) {
          const { rows } = await tx.execute<{ client_id: number }>(`select distinct client_id from ${table} order by 1`)
          found[table] = rows.map((row) => row.client_id)
        }
        const { rows } = await tx.execute<{ id: number }>('select id from clients order by 1')
        return { ...found, clients: rows.map(({ id }) => id) }
      },
    )
    const ids = own.map(({ id }) => id)
    expect(weddings?.value).toEqual({
      session: ids,
      clients: ids,
      days: ids,
      published_items: ids,
      published_contacts: ids,
      day_vendors: ids,
    })
  })

  it('hears of each of its weddings, and of no others', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const [first, second] = [await wedding('Grace'), await wedding('Ingrid')]
    await setOnePage(true)
    const { token } = await linkIn(first)
    const without = await wedding('Without', '2031-06-14', planner, await addVendor('Cakes'))
    const listen = () => watch(address, server.visitor(), '', `/api/links/${token}/live`)
    const stream = await listen()
    await planner.post(`${without.at}/publish`)
    for (const { at, id } of [first, second]) {
      await planner.post(`${at}/publish`)
      expect(JSON.parse(await stream.next())).toEqual({ changed: 'days', clientId: id })
    }
    expect(stream.events).toEqual([])
    await wedding('New')
    await stream.ended
    const again = await listen()
    expect(await names(token)).toEqual(['Grace', 'Ingrid', 'New'])
    await setOnePage(false)
    await again.ended
  })
})
