import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#test/server.ts'
import { weddingDay, type WeddingDay } from '#test/wedding-day.ts'
import { tellVendors } from '#day/days/server/jobs.ts'
import { dayIn, noonLater } from '#test/clock.ts'
import { within } from '#platform/server/db/caller-transaction.ts'

let server: TestServer
let { planner, client, at, add, draft, publish, link, open, shown, titles, vendor, mailsTo } = {} as WeddingDay
beforeAll(async () => (server = await openTestServer({ publicUrl: 'https://bloom.example' })))
afterAll(() => server.close())

beforeEach(async () => {
  ;({ planner, client, at, add, draft, publish, link, open, shown, titles, vendor, mailsTo } = await weddingDay(server))
})

describe('a link to a published day', () => {
  it.each([
    ['leaves the wedding', (id: number) => `/api/clients/${client.id}/vendors/${id}`],
    ['is deleted', (id: number) => `/api/vendors/${id}`],
  ])('ends for a vendor who %s', async (_, pathOf) => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Flowers', vendorIds: [rose.id] })
    await publish()
    const token = await link({ kind: 'vendor-day', vendorId: rose.id })
    expect(await titles(token)).toEqual(['Flowers'])
    await planner.delete(pathOf(rose.id))
    expect((await open(token)).status).toBe(404)
    expect((await server.visitor().post(`/api/links/${token}/confirm`, { by: 'Ann' })).status).toBe(404)
    const { body: links } = await planner.get(`/api/clients/${client.id}/links`)
    expect(links).toMatchObject([{ revokedAt: expect.any(String) }])
  })

  it('opens for no vendor outside the wedding, even if it was not revoked', async () => {
    const [rose, band] = [await vendor('Rosebud'), await vendor('Band')]
    await add({ title: 'Flowers', vendorIds: [rose.id, band.id] })
    await publish()
    const token = await link({ kind: 'vendor-day', vendorId: rose.id })
    const leave = 'delete from client_vendors where client_id = $1 and vendor_id = $2'
    await server.database.ownerPool.query(leave, [client.id, rose.id])
    await server.database.ownerPool.query('update links set revoked_at = null where client_id = $1', [client.id])
    expect((await open(token)).status).toBe(404)
  })

  it('shows each audience its items and contacts, and nothing else', async () => {
    const [rose, band] = [await vendor('Rosebud'), await vendor('Band')]
    for (const audience of ['everyone', 'couple', 'vendors', 'party', 'studio'])
      await add({ title: `for ${audience}`, audience, notes: 'private-note' })
    for (const audience of ['couple', 'vendors', 'party', 'studio'])
      await add({ title: `rose ${audience}`, audience, vendorIds: [rose.id] })
    for (const audience of ['everyone', 'vendors', 'party', 'studio'])
      await planner.post(`${at}/contacts`, { name: `contact ${audience}`, audience, phone: '1' })
    const ofRose = await link({ kind: 'vendor-day', vendorId: rose.id })
    const ofBand = await link({ kind: 'vendor-day', vendorId: band.id })
    const [party, guests] = [await link({ kind: 'party-day' }), await link({ kind: 'guest-day', label: 'Driver' })]
    expect(await titles(ofRose)).toEqual([])
    await publish()
    expect(await titles(ofRose)).toEqual(['for everyone', 'rose couple', 'rose vendors', 'rose party'])
    expect(await titles(ofBand)).toEqual(['for everyone'])
    expect(await titles(party)).toEqual(['for everyone', 'for party', 'rose party'])
    expect(await titles(guests)).toEqual(['for everyone'])
    const contacts = async (token: string) => (await shown(token)).days[0]?.contacts.map(({ name }) => name)
    expect(await contacts(ofBand)).toEqual(['contact everyone', 'contact vendors', 'Rosebud'])
    expect(await contacts(party)).toEqual(['contact everyone', 'contact party'])
    expect(await contacts(guests)).toEqual(['contact everyone'])
    const { body, text = JSON.stringify(body) } = (await open(ofRose)) as { body: unknown; text?: string }
    expect(text).not.toMatch(/private-note|vendorIds|audience":"studio/)
    const isOwn = (await shown(ofRose)).days[0]?.items.map((item) => item.isOwn)
    expect(isOwn).toEqual([false, true, true, true])
  })

  it('of a vendor of another wedding is refused, and shows no other wedding', async () => {
    const other = await server.planner()
    const { body: foreign } = await other.post('/api/vendors', { name: 'Foreign', category: 'florist' })
    const refused = await planner.post(`/api/clients/${client.id}/day-links`, {
      kind: 'vendor-day',
      vendorId: foreign.id,
    })
    expect(refused.status).toBe(400)
    const rose = await vendor('Rosebud')
    const second = await planner.addClient({ weddingDate: '2027-07-01' })
    const { body: theirs } = await planner.post(`/api/clients/${second.id}/days`, { name: 'Their day' })
    await planner.post(`/api/clients/${second.id}/vendors`, { vendorId: rose.id })
    await planner.post(`/api/days/${theirs.id}/items`, { title: 'Theirs', vendorIds: [rose.id] })
    await planner.post(`/api/days/${theirs.id}/publish`)
    await publish()
    const ofRose = await link({ kind: 'vendor-day', vendorId: rose.id })
    expect((await shown(ofRose)).days.map(({ name }) => name)).toEqual(['Wedding day'])
  })

  it('ends 14 days after the last day', async () => {
    await link({ kind: 'guest-day' })
    const { body } = await planner.get(`/api/clients/${client.id}/links`)
    expect(body[0]).toMatchObject({ kind: 'guest-day', label: 'Guests', expiresAt: '2027-06-27T00:00:00.000Z' })
  })

  it('does not outlive its wedding in the trash', async () => {
    await publish()
    const token = await link({ kind: 'guest-day' })
    expect((await open(token)).status).toBe(200)
    await planner.delete(`/api/clients/${client.id}`)
    expect((await open(token)).status).toBe(404)
    const [deleted] = (await planner.get('/api/deleted-clients')).body
    await planner.post(`/api/deleted-clients/${deleted.id}/restore`)
    expect((await planner.get(at)).body).toMatchObject({ name: 'Wedding day', version: 1 })
    expect((await open(token)).status).toBe(404)
  })
})

describe('the end of a link', () => {
  it('follows the last day of the wedding', async () => {
    await publish()
    const token = await link({ kind: 'party-day' })
    const end = async () =>
      ((await planner.get(`/api/clients/${client.id}/links`)).body as { expiresAt: string | null }[]).map(
        ({ expiresAt }) => expiresAt?.slice(0, 10),
      )
    expect(await end()).toEqual(['2027-06-27'])
    const { body: brunch } = await planner.post(`/api/clients/${client.id}/days`, {
      name: 'Brunch',
      date: '2027-06-14',
    })
    expect(await end()).toEqual(['2027-06-29'])
    await planner.delete(`/api/days/${brunch.id}`)
    expect(await end()).toEqual(['2027-06-27'])
    await planner.post(`/api/clients/${client.id}/re-date`, { weddingDate: '2027-09-18' })
    expect(await end()).toEqual(['2027-10-03'])
    await planner.patch(at, { date: '2026-01-10', offset: null })
    // The later of the draft's date and the published one.
    expect(await end()).toEqual(['2027-06-27'])
    await publish()
    expect((await open(token)).status).toBe(404)
    const late = await planner.post(`/api/clients/${client.id}/day-links`, { kind: 'party-day' })
    expect(late).toMatchObject({ status: 400, body: { message: expect.stringContaining('which is over') } })
  })
})

describe('confirming', () => {
  it('notes who has seen which version, and asks again after the vendor’s part has changed', async () => {
    const [rose, band] = [await vendor('Rosebud'), await vendor('Band')]
    const arch = await add({ title: 'Arch', start: '10:00', vendorIds: [rose.id] })
    const music = await add({ title: 'Music', start: '12:00', vendorIds: [band.id] })
    await publish()
    const token = await link({ kind: 'vendor-day', vendorId: rose.id })
    const confirm = (body: object) => server.visitor().post(`/api/links/${token}/confirm`, body)
    const { days } = await shown(token)
    const versions = days.map(({ id, version }) => ({ dayId: id, version }))
    expect((await confirm({ by: 'Ann', versions })).body).toEqual({ days: 1 })
    const ofRose = async () => (await draft()).vendors.find(({ vendorId }) => vendorId === rose.id)
    expect(await ofRose()).toMatchObject({
      confirmedVersion: 1,
      confirmedBy: 'Ann',
      changedIn: 1,
      openedAt: expect.any(String),
    })
    expect((await shown(token)).confirmations).toMatchObject([{ version: 1, by: 'Ann' }])
    expect((await planner.get('/api/notifications')).body[0]).toMatchObject({ title: 'Rosebud has confirmed' })

    await planner.patch(`${at}/items/${music.id}`, { start: '12:30' })
    await publish()
    expect((await shown(token)).confirmations).toHaveLength(1)
    await planner.patch(`${at}/items/${arch.id}`, { start: '10:30' })
    await publish()
    expect((await shown(token)).confirmations).toEqual([])
    expect((await confirm({ versions })).status).toBe(409)
    expect((await confirm({})).status).toBe(200)
    expect(await ofRose()).toMatchObject({ confirmedVersion: 3, confirmedBy: 'Rosebud' })
  })

  it('is for vendors', async () => {
    await publish()
    const token = await link({ kind: 'party-day' })
    expect((await server.visitor().post(`/api/links/${token}/confirm`, {})).status).toBe(403)
  })
})

describe('a vendor', () => {
  it('is mailed its own changes, once, when nothing else is published for ten minutes', async () => {
    const [rose, band] = [await vendor('Rosebud'), await vendor('Band')]
    const arch = await add({ title: 'Arch', start: '10:00', vendorIds: [rose.id] })
    await add({ title: 'Music', start: '12:00', vendorIds: [band.id], audience: 'everyone' })
    await publish()
    expect(await mailsTo(rose.email, new Date())).toEqual([])
    const [first, ...others] = await mailsTo(rose.email)
    expect(others).toEqual([])
    expect(first?.subject).toBe('Your part in “Wedding day” for Emma & James, June 12, 2027')
    expect(first?.text).toContain('10:00 AM Arch')
    expect(first?.text).toMatch(/^Times are in .+\.$/m)
    expect(first?.text).not.toContain('Music')
    const token = /\/for\/([\w-]+)/.exec(first?.text ?? '')?.[1] ?? ''
    expect(await titles(token)).toEqual(['Arch', 'Music'])
    expect(await mailsTo(rose.email)).toEqual([])

    await planner.patch(`${at}/items/${arch.id}`, { start: '11:00' })
    await publish()
    await planner.patch(`${at}/items/${arch.id}`, { start: '10:30' })
    await add({ title: 'Bouquets', start: '13:00', vendorIds: [rose.id] })
    await publish()
    const [second] = await mailsTo(rose.email)
    expect(second?.subject).toBe('Changed: your part in “Wedding day” for Emma & James, June 12, 2027')
    expect(second?.text).toMatch(/10:30 AM Arch\nNow at 10:30 AM instead of 10:00 AM\.[^]*1:00 PM Bouquets\nNew/)
    expect(await titles(token)).toEqual(['Arch', 'Music', 'Bouquets'])

    await planner.patch(`${at}/items/${arch.id}`, { start: '15:00' })
    await publish()
    await planner.patch(`${at}/items/${arch.id}`, { start: '10:30' })
    await publish()
    expect(await mailsTo(rose.email)).toEqual([])
  })

  it('is told what holds now of each part of an item that has changed', async () => {
    const rose = await vendor('Rosebud')
    const arch = await add({ title: 'Arch', start: '15:00', minutes: 60, vendorIds: [rose.id] })
    await publish()
    await mailsTo(rose.email)
    const change = { title: 'Arch and aisle', start: '16:00', place: 'the garden', minutes: 90, details: 'White only' }
    await planner.patch(`${at}/items/${arch.id}`, change)
    await publish()
    expect((await mailsTo(rose.email))[0]?.text).toContain(
      '4:00 PM Arch and aisle\nIt was called “Arch”. Now at 4:00 PM instead of 3:00 PM. It now takes 1 h 30 min. The place is now the garden. It now says: White only',
    )
  })

  it('is not mailed at night, unless the day is this one or the next', async () => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', vendorIds: [rose.id] })
    await publish()
    const night = new Date(`${dayIn('UTC', 2)}T03:00:00Z`)
    expect(await mailsTo(rose.email, night)).toEqual([])
    await planner.patch(at, { date: dayIn('UTC', 3), offset: null })
    await publish()
    expect(await mailsTo(rose.email, night)).toHaveLength(1)
  })

  it('is not asked to confirm while the date is being changed', async () => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', start: '10:00', vendorIds: [rose.id] })
    await publish()
    await planner.patch(at, { date: '2027-06-19', offset: null })
    expect(await mailsTo(rose.email)).toEqual([])
    await publish()
    const mails = await mailsTo(rose.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your part in “Wedding day” for Emma & James, June 19, 2027'])
  })

  it('is not mailed about a day that is over', async () => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', start: '10:00', vendorIds: [rose.id] })
    await planner.patch(at, { date: '2026-01-10', offset: null })
    await publish()
    expect(await mailsTo(rose.email)).toEqual([])
  })
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
    expect(mail?.subject).toBe('Changed: your part in “The day” for Emma & James, June 19, 2027')
    expect(mail?.text).toContain('The day is now June 19, 2027 instead of June 12, 2027.')
    expect(mail?.text).toContain('The place is now Mill.')
    expect(mail?.text).toMatch(/now in a different time zone\.[^]*\nTimes are in Rome time\./)
    expect(await mailsTo(band.email)).toEqual([])
  })

  it('is told once, however many processes tell it', async () => {
    const rose = await vendor('Rosebud')
    await add({ title: 'Arch', vendorIds: [rose.id] })
    await publish()
    const later = noonLater()
    await Promise.all([tellVendors(server.jobContext, later), tellVendors(server.jobContext, later)])
    await server.workOff()
    const mails = await server.newMails()
    expect(mails.filter(({ to }) => to?.[0]?.address === rose.email)).toHaveLength(1)
  })

  it('is told to one address at most twenty times in an hour; the others wait', async () => {
    const { email } = await vendor('Rosebud')
    const vendorIds: number[] = []
    for (let number = 0; number < 21; number += 1) {
      const { id } = (await planner.post('/api/vendors', { name: `Rose ${number}`, category: 'florist', email })).body
      await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: id })
      vendorIds.push(id)
    }
    await add({ title: 'Arch', vendorIds })
    await publish()
    expect(await mailsTo(email)).toHaveLength(20)
    expect(await mailsTo(email)).toEqual([])
    await server.database.ownerPool.query(
      `update attempts set at = at - interval '1 hour' where kind = 'letters-to' and key = $1`,
      [email],
    )
    expect(await mailsTo(email)).toHaveLength(1)
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
    expect(mail?.text).toContain('You are no longer part of it.')
    expect(mail?.text).not.toContain('The place is now Mill.')
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
