import { joinAs } from '#test/members.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'
import { weddingDay } from '#test/wedding-day.ts'

let server: TestServer
let planner: PlannerCaller

beforeAll(async () => {
  server = await openTestServer()
  planner = await server.planner()
})
afterAll(() => server.close())

async function addVendor(values: object = {}): Promise<Vendor> {
  const { status, body } = await planner.post('/api/vendors', { name: 'Bloom & Co', category: 'florist', ...values })
  expect(status).toBe(201)
  return body
}

describe('a vendor', () => {
  it('is created, changed and deleted', async () => {
    const vendor = await addVendor({ phone: '555', email: '', website: 'bloom.example', notes: 'Peonies' })
    expect(vendor).toMatchObject({
      name: 'Bloom & Co',
      email: null,
      website: 'bloom.example',
      notes: 'Peonies',
      onePage: false,
      weddings: 0,
    })
    const changed = await planner.patch(`/api/vendors/${vendor.id}`, { name: 'Bloom', phone: '' })
    expect(changed.body).toEqual({ ...vendor, name: 'Bloom', phone: null })
    expect((await planner.delete(`/api/vendors/${vendor.id}`)).status).toBe(204)
    expect((await planner.patch(`/api/vendors/${vendor.id}`, { name: 'Bloom' })).status).toBe(404)
  })

  it.each([
    [{ name: ' ' }, 'Vendor name is required'],
    [{ category: 'magician' }, 'Category is required'],
    [{ category: undefined }, 'Category is required'],
    [{ email: 'nobody' }, 'Valid email is required'],
    [{ name: '\u200B\u2060' }, 'Vendor name is required'],
    [{ name: 'Bloom\r\nBcc: everybody' }, 'Please write this on one line.'],
    [{ website: 'javascript:alert(1)' }, 'Please enter a web address.'],
    [{ website: 'data:text/html,x' }, 'Please enter a web address.'],
    [{ website: 'vbscript:x' }, 'Please enter a web address.'],
  ])('%j is refused', async (values, message) => {
    const answer = await planner.post('/api/vendors', { name: 'Bloom', category: 'florist', ...values })
    expect(answer).toMatchObject({ status: 400, body: { message } })
  })
})

describe('a vendor of a wedding', () => {
  it('is added once, changes its status, and is removed', async () => {
    const client = await planner.addClient()
    const vendor = await addVendor()
    const path = `/api/clients/${client.id}/vendors`
    const joined = await planner.post(path, { vendorId: vendor.id })
    expect(joined).toMatchObject({ status: 201, body: { status: 'potential', vendor: { name: 'Bloom & Co' } } })
    expect(await planner.post(path, { vendorId: vendor.id })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'vendorId' }] },
    })
    const booked = await planner.patch(`${path}/${vendor.id}`, { status: 'booked' })
    expect(booked.body.status).toBe('booked')
    expect((await planner.get('/api/vendors')).body.find(({ id }: Vendor) => id === vendor.id).weddings).toBe(1)
    expect((await planner.delete(`${path}/${vendor.id}`)).status).toBe(204)
    expect((await planner.delete(`${path}/${vendor.id}`)).status).toBe(404)
    expect((await planner.get(path)).body).toEqual([])
  })

  it('can’t be added from another studio, or to its weddings', async () => {
    const other = await server.planner()
    const theirs = await other.post('/api/vendors', { name: 'Theirs', category: 'dj' })
    const client = await planner.addClient()
    expect((await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: theirs.body.id })).status).toBe(404)
    const vendor = await addVendor()
    const foreign = await other.addClient()
    expect((await planner.post(`/api/clients/${foreign.id}/vendors`, { vendorId: vendor.id })).status).toBe(404)
  })

  it('is shown to its couple without the notes, and others are not', async () => {
    const couple = await server.couple(planner)
    const mine = await addVendor({ notes: 'Expensive' })
    await addVendor({ name: 'Not theirs' })
    await planner.post(`/api/clients/${couple.client.id}/vendors`, { vendorId: mine.id, status: 'confirmed' })
    const { status, body } = await couple.get(`/api/clients/${couple.client.id}/vendors`)
    expect(status).toBe(200)
    expect(body).toMatchObject([{ status: 'confirmed', vendor: { id: mine.id, name: 'Bloom & Co' } }])
    expect(JSON.stringify(body)).not.toContain('Expensive')
  })

  it('is removed from every wedding when it is deleted', async () => {
    const client = await planner.addClient()
    const vendor = await addVendor()
    await planner.post(`/api/clients/${client.id}/vendors`, { vendorId: vendor.id })
    await planner.delete(`/api/vendors/${vendor.id}`)
    expect((await planner.get(`/api/clients/${client.id}/vendors`)).body).toEqual([])
  })
})

describe('several vendors of a wedding', () => {
  it('join at once, new ones too, and are taken back as one; those that are there already stay as they are', async () => {
    const { id } = await planner.addClient()
    const ids: number[] = []
    for (const name of ['Rosebud', 'The Band', 'Casa']) ids.push((await addVendor({ name })).id)
    await planner.post(`/api/clients/${id}/vendors`, { vendorId: ids[0], status: 'booked' })
    const path = `/api/clients/${id}/vendors`
    const add = (body: object) => planner.post(`${path}/several`, body)
    const { body } = await add({ vendorIds: ids, added: [{ name: 'New One', category: 'dj' }], status: 'contacted' })
    expect(body).toEqual({ batch: expect.any(Number), changed: 3, booked: [] })
    const statuses = async () =>
      Object.fromEntries(
        ((await planner.get(path)).body as { status: string; vendor: { name: string } }[]).map((part) => [
          part.vendor.name,
          part.status,
        ]),
      )
    expect(await statuses()).toEqual({
      Rosebud: 'booked',
      'The Band': 'contacted',
      Casa: 'contacted',
      'New One': 'contacted',
    })
    expect((await add({ vendorIds: ids })).body).toEqual({ batch: null, changed: 0, booked: [] })
    await planner.post(`/api/history/${body.batch}/undo`)
    expect(await statuses()).toEqual({ Rosebud: 'booked' })
  })

  it('do not join if one of them is another studio’s', async () => {
    const { id } = await planner.addClient()
    const mine = await addVendor()
    const { body: theirs } = await (
      await server.planner()
    ).post('/api/vendors', { name: 'Theirs', category: 'florist' })
    const answer = await planner.post(`/api/clients/${id}/vendors/several`, { vendorIds: [mine.id, theirs.id] })
    expect(answer.status).toBe(404)
    expect((await planner.get(`/api/clients/${id}/vendors`)).body).toEqual([])
  })
})

describe('what a planner notes of a vendor for one wedding', () => {
  const setUp = async () => {
    const owner = await server.planner()
    const client = await owner.addClient()
    const { body: vendor } = await owner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    const path = `/api/clients/${client.id}/vendors`
    await owner.post(path, { vendorId: vendor.id, status: 'booked' })
    return { owner, client, path, part: `${path}/${vendor.id}`, vendorId: vendor.id as number }
  }
  const noted = { contactName: 'Odile', fee: '1200.50', notes: 'Pays late.' }

  it('is kept, comes back with the vendor, and is in no couple’s answer', async () => {
    const { owner, client, path, part, vendorId } = await setUp()
    expect((await owner.patch(part, { ...noted, fee: '$1,200.50' })).body).toMatchObject({ ...noted, status: 'booked' })
    const couple = await server.couple(owner, client)
    const { body: seen } = await couple.get(path)
    expect(seen).toHaveLength(1)
    expect(JSON.stringify(seen)).not.toMatch(/Odile|1200|late/)
    expect((await owner.patch(part, { fee: '-5' })).status).toBe(400)
    expect((await owner.patch(part, { fee: 'much' })).status).toBe(400)
    const { body: removed } = await owner.post(`${path}/remove`, { vendorId })
    expect((await owner.get(path)).body).toEqual([])
    await owner.post(`/api/history/${removed.batch}/undo`)
    expect((await owner.get(path)).body).toMatchObject([noted])
    expect((await owner.patch(part, { fee: '' })).body.fee).toBeNull()
  })

  it('has its fee only for members with the right to money', async () => {
    const { owner, path, part } = await setUp()
    await owner.patch(part, noted)
    const { body: history } = await owner.get(`${path.replace('vendors', 'history')}?limit=1`)
    const assistant = await joinAs(server, owner, 'assistant')
    expect((await assistant.get(path)).body).toMatchObject([{ ...noted, fee: null }])
    expect((await assistant.patch(part, { fee: '1' })).status).toBe(403)
    expect((await assistant.patch(part, { notes: 'Calls back.' })).body).toMatchObject({
      notes: 'Calls back.',
      fee: null,
    })
    await owner.patch(part, { notes: noted.notes })
    const undone = await assistant.post(`/api/history/${history[0].batch}/undo`)
    expect(undone.status).toBe(409)
    expect((await owner.get(path)).body).toMatchObject([noted])
  })

  it('is not overwritten by somebody who has not seen the last change', async () => {
    const { owner, part } = await setUp()
    await owner.patch(part, noted)
    const late = await owner.patch(part, {
      notes: 'Mine',
      contactName: 'Ann',
      previous: { notes: null, contactName: 'Odile' },
    })
    expect(late).toMatchObject({ status: 409, body: { current: { notes: 'Pays late.' } } })
    expect((await owner.patch(part, {})).body).toMatchObject(noted)
    expect((await owner.patch(part, { notes: 'Mine', previous: { notes: 'Pays late.' } })).body.notes).toBe('Mine')
  })
})

it('a vendor is not overwritten by somebody who has not seen the last change', async () => {
  const { id } = await addVendor({ name: 'Rosebud' })
  await planner.patch(`/api/vendors/${id}`, { phone: '555-1' })
  const late = await planner.patch(`/api/vendors/${id}`, { phone: '555-2', previous: { phone: null } })
  expect(late).toMatchObject({ status: 409, body: { current: { phone: '555-1' } } })
  const other = await planner.patch(`/api/vendors/${id}`, { name: 'Rosebud & Co', previous: { name: 'Rosebud' } })
  expect(other.body).toMatchObject({ name: 'Rosebud & Co', phone: '555-1' })
})

describe('mail to the vendors of a wedding', () => {
  const setUp = async () => {
    const planner = await server.planner()
    await planner.patch('/api/business', { businessName: 'Fern & Fig', businessEmail: 'hello@fern.example' })
    const { id } = await planner.addClient()
    const add = async (name: string, email: string) => {
      const { body } = await planner.post('/api/vendors', { name, category: 'florist', email })
      await planner.post(`/api/clients/${id}/vendors`, { vendorId: body.id })
      return body.id as number
    }
    const send = (vendorIds: number[], words: object = {}) =>
      planner.post(`/api/clients/${id}/vendor-mails`, {
        vendorIds,
        subject: 'New date',
        text: 'It is June 14.',
        ...words,
      })
    return { planner, add, send }
  }

  it('goes to each separately, in the studio’s name', async () => {
    const { add, send } = await setUp()
    const ids = [await add('Rosebud', 'rosebud@example.com'), await add('The Band', 'band@example.com')]
    await server.workOff()
    await server.newMails()
    expect(await send(ids)).toMatchObject({ status: 202, body: { mails: 2 } })
    await server.workOff()
    const mails = await server.newMails()
    expect(mails.map(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual([
      ['band@example.com'],
      ['rosebud@example.com'],
    ])
    for (const { subject, text, replyTo } of mails) {
      expect([subject, replyTo?.[0]?.address]).toEqual(['New date', 'hello@fern.example'])
      expect(text).toContain('It is June 14.')
    }
  })

  it('has the link to confirm its part for a vendor with a part in a published day, if that is asked for', async () => {
    const { planner, client, add, vendor, publish, mailsTo, titles } = await weddingDay(server)
    const [florist, band] = [await vendor('Rosebud'), await vendor('Band')]
    await add({ title: 'Flowers', audience: 'vendors', vendorIds: [florist.id] })
    const send = async (values: object, email = florist.email) => {
      await mailsTo(email)
      const words = { subject: 'Please confirm', text: 'It is near.' }
      await planner.post(`/api/clients/${client.id}/vendor-mails`, {
        vendorIds: [florist.id, band.id],
        ...words,
        ...values,
      })
      const [mail] = await mailsTo(email)
      return /\/for\/([\w-]+)/.exec(mail?.text ?? 'no mail')?.[1]
    }
    expect(await send({ withDay: true })).toBeUndefined()
    await publish()
    expect(await send({})).toBeUndefined()
    expect(await send({ withDay: true }, band.email)).toBeUndefined()
    const token = await send({ withDay: true })
    expect(await titles(token!)).toEqual(['Flowers'])
  })

  it('is refused as a whole for a vendor without an address, of another wedding, or without words', async () => {
    const { planner, add, send } = await setUp()
    const good = await add('Rosebud', 'rosebud@example.com')
    const silent = await add('Silent', '')
    const { body: elsewhere } = await planner.post('/api/vendors', {
      name: 'Elsewhere',
      category: 'florist',
      email: 'e@example.com',
    })
    await server.workOff()
    await server.newMails()
    expect((await send([good, silent])).status).toBe(400)
    expect((await send([good, elsewhere.id])).status).toBe(404)
    expect((await send([])).status).toBe(400)
    expect((await send([good], { text: ' ' })).status).toBe(400)
    await server.workOff()
    expect(await server.newMails()).toEqual([])
  })
})

describe('a vendor of two weddings on one day', () => {
  it('is said in both, and when it is added, only to those who may see the other wedding', async () => {
    const owner = await server.planner()
    const weddingDate = '2031-06-14'
    const ida = await owner.addClient({ partnerOneName: 'Ida', partnerTwoName: 'Lee', weddingDate })
    const ada = await owner.addClient({ partnerOneName: 'Ada', partnerTwoName: '', weddingDate })
    const later = await owner.addClient({ weddingDate: '2031-06-15' })
    const { body: vendor } = await owner.post('/api/vendors', { name: 'Rosebud', category: 'florist' })
    const path = (id: number) => `/api/clients/${id}/vendors`
    const add = async (id: number) =>
      (await owner.post(`${path(id)}/several`, { vendorIds: [vendor.id], status: 'booked' })).body.booked
    expect(await add(ida.id)).toEqual([])
    expect(await add(later.id)).toEqual([])
    expect(await add(ada.id)).toEqual([{ vendor: 'Rosebud', couple: 'Ida & Lee' }])
    const seen = async (id: number, who: Pick<PlannerCaller, 'get'> = owner) =>
      (await who.get(path(id))).body[0].sameDay
    expect(await seen(ida.id)).toEqual([{ clientId: ada.id, couple: 'Ada', status: 'booked' }])
    expect(await seen(later.id)).toEqual([])
    await owner.patch(`${path(ada.id)}/${vendor.id}`, { status: 'contacted' })
    expect(await seen(ida.id)).toEqual([{ clientId: ada.id, couple: 'Ada', status: 'contacted' }])
    const onSite = await joinAs(server, owner, 'day-of', [ida.id])
    expect(await seen(ida.id, onSite)).toEqual([])
    expect((await (await server.couple(owner, ida)).get(path(ida.id))).body[0].sameDay).toBeUndefined()
  })
})
