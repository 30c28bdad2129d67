import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tellVendors } from '#server/days/jobs.ts'
import { within } from '#server/db/within.ts'
import { openTestServer, type TestServer } from '#test/server.ts'
import { weddingDay, type WeddingDay } from '#test/wedding-day.ts'

let server: TestServer
let { planner, client, at, add, draft, publish, link, shown, titles, vendor, mailsTo } = {} as WeddingDay
beforeAll(async () => (server = await openTestServer({ publicUrl: 'https://bloom.example' })))
afterAll(() => server.close())
beforeEach(async () => {
  ;({ planner, client, at, add, draft, publish, link, shown, titles, vendor, mailsTo } = await weddingDay(server))
})

describe('a day that is moved', () => {
  it('is shown as it was until it is published, and then asks vendors with a part in it to confirm again', async () => {
    const [rose, band] = [await vendor('Rosebud'), await vendor('Band')]
    await add({ title: 'Arch', start: '10:00', vendorIds: [rose.id] })
    await planner.patch(at, { place: 'Barn' })
    await publish()
    await mailsTo(rose.email)
    const token = await link({ kind: 'vendor-day', vendorId: rose.id })
    await server.visitor().post(`/api/links/${token}/confirm`, { by: 'Ann' })
    expect(await draft()).toMatchObject({ changes: [], otherChanges: [] })

    const moved = { name: 'The day', date: '2027-06-19', offset: null, place: 'Mill', timeZone: 'Europe/Rome' }
    await planner.patch(at, moved)
    expect((await draft()).otherChanges).toEqual(['name', 'date', 'timeZone', 'place'])
    const [day] = (await shown(token)).days
    expect(day).toMatchObject({ name: 'Wedding day', date: '2027-06-12', place: 'Barn', version: 1 })
    expect((await shown(token)).confirmations).toHaveLength(1)

    await publish()
    expect((await draft()).otherChanges).toEqual([])
    expect((await shown(token)).days).toMatchObject([
      { name: 'The day', date: '2027-06-19', place: 'Mill', timeZone: 'Europe/Rome' },
    ])
    expect((await shown(token)).confirmations).toEqual([])
    const changedIn = Object.fromEntries((await draft()).vendors.map((one) => [one.vendorId, one.changedIn]))
    expect(changedIn).toEqual({ [rose.id]: 2, [band.id]: null })
    const [mail] = await mailsTo(rose.email)
    expect(mail?.subject).toBe('Changed: your part of The day of Emma & James, June 19, 2027')
    expect(mail?.text).toContain('The day is June 19, 2027 now, not June 12, 2027.')
    expect(mail?.text).toContain('The place is Mill now.')
    expect(mail?.text).toMatch(/another time zone now\.[^]*\nTimes of Europe\/Rome\./)
    expect(await mailsTo(band.email)).toEqual([])
  })

  it('is told once, however many processes tell it', async () => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', vendorIds: [rose.id] })
    await publish()
    const later = new Date(Date.now() + 11 * 60_000)
    await Promise.all([tellVendors(server.jobContext, later), tellVendors(server.jobContext, later)])
    await server.workOff()
    const mails = await server.newMails()
    expect(mails.filter(({ to }) => to?.[0]?.address === rose.email)).toHaveLength(1)
  })

  it('is no news once it is over', async () => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', vendorIds: [rose.id] })
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    await planner.patch(at, { date: daysAgo(3), offset: null })
    await publish()
    expect(await mailsTo(rose.email)).toEqual([])
    await planner.patch(at, { date: daysAgo(0) })
    await publish()
    expect(await mailsTo(rose.email)).toHaveLength(1)
  })

  it('is news for vendors with a part in it, and not for those without one or outside the wedding', async () => {
    const [rose, gone] = [await vendor('Rosebud'), await vendor('Gone')]
    const { id } = await add({ title: 'Arch', vendorIds: [rose.id] })
    await add({ title: 'Cake', vendorIds: [gone.id] })
    await publish()
    for (const { email } of [rose, gone]) await mailsTo(email)
    await planner.patch(at, { place: 'Mill' })
    await planner.patch(`${at}/items/${id}`, { vendorIds: [] })
    await planner.delete(`/api/clients/${client.id}/vendors/${gone.id}`)
    await publish()
    const [mail] = await mailsTo(rose.email)
    expect(mail?.text).toContain('You have no part in it any more.')
    expect(mail?.text).not.toContain('The place is Mill now.')
    const { rows } = await server.database.ownerPool.query('select from day_vendors where vendor_id = $1', [gone.id])
    expect(rows).toEqual([])
  })

  it('tells every audience the same about how late it is, also by what it does not see', async () => {
    const today = new Date().toISOString().slice(0, 10)
    await planner.patch(at, { date: today, offset: null })
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', start: '00:00', minutes: 5, vendorIds: [rose.id] })
    const hidden = await add({ title: 'Surprise', start: '00:05', minutes: 5, audience: 'party' })
    await add({ title: 'Dancing', start: '23:00', minutes: 30 })
    await publish()
    const tokens = [await link({ kind: 'vendor-day', vendorId: rose.id }), await link({ kind: 'party-day' })]
    const lates = async () => Promise.all(tokens.map(async (token) => (await shown(token)).days[0]?.late))
    expect(await lates()).toEqual([0, 0])
    await planner.post(`${at}/items/${hidden.id}/progress`, { state: 'running', at: `${today}T00:00:00.000Z` })
    await planner.post(`${at}/items/${hidden.id}/progress`, { state: 'done', at: `${today}T00:00:30.000Z` })
    const [ofVendor, ofParty] = await lates()
    expect(ofVendor).toBe(-9)
    expect(ofParty).toBe(-9)
    expect(await titles(tokens[0] ?? '')).not.toContain('Surprise')
    const person = { id: 0, name: 'Emma', access: 'all' } as const
    const progressFor = async (clientId: number) => {
      const who = { kind: 'couple', plannerId: planner.id, sessionId: 0, clientId, person } as const
      return (await within(server.database.pool, who, (tx) => tx.execute('select from published_progress()'))).rows
    }
    expect(await progressFor(client.id)).toHaveLength(3)
    expect(await progressFor((await planner.addClient()).id)).toEqual([])
  })

  it('is not published with other contacts', async () => {
    await publish()
    const { body: contact } = await planner.post(`${at}/contacts`, { name: 'Aunt Mae', audience: 'everyone' })
    const others = async () => (await draft()).otherChanges
    expect(await others()).toEqual(['contacts'])
    await publish()
    expect(await others()).toEqual([])
    await planner.patch(`${at}/contacts/${contact.id}`, { phone: '555-7' })
    expect(await others()).toEqual(['contacts'])
    await planner.patch(`${at}/contacts/${contact.id}`, { phone: null })
    const rose = await vendor('Rosebud')
    expect(await others()).toEqual([])
    await add({ title: 'Arch', audience: 'studio', vendorIds: [rose.id] })
    expect(await others()).toEqual(['contacts'])
  })
})
