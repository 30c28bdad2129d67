import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type { Card, CardReference } from '#talk/messages/contract/message-cards.ts'
import { sendDueMessages } from '#talk/messages/server/jobs.ts'
import { formOf, pdf } from '#test/form.ts'
import { signInAs } from '#test/people.ts'
import { openTestServer, unique, type Caller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: Awaited<ReturnType<TestServer['planner']>>
let couple: Awaited<ReturnType<TestServer['couple']>>
let at: string
let cards: CardReference[]

beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
  at = `/api/clients/${couple.client.id}`
  cards = [await task(), await document(), await invoice()]
})

const task = async (values: object = {}): Promise<CardReference> => {
  const given = { clientId: couple.client.id, title: 'Choose the band', assignedTo: 'client', dueDate: '2031-02-01' }
  return { kind: 'task', id: (await planner.post('/api/tasks', { ...given, ...values })).body.id }
}
const document = async (fields: Record<string, string> = {}): Promise<CardReference> => {
  const form = await formOf({ originalName: 'Seating plan', ...fields }, [{ name: 'plan.pdf', bytes: pdf() }])
  return { kind: 'document', id: (await planner.post(`${at}/documents`, ...form)).body.id }
}
const invoice = async (values: object = {}): Promise<CardReference> => {
  const given = { amount: '1200.50', dueDate: '2031-03-01', status: 'Sent' }
  return { kind: 'invoice', id: (await planner.post(`${at}/invoices`, { ...given, ...values })).body.id }
}
const send = (chosen: unknown = cards) => planner.post(`${at}/messages`, { content: 'Look', cards: chosen })
const cardsFor = async (caller: Pick<Caller, 'get'> = couple) =>
  (await caller.get(`${at}/messages?limit=1`)).body[0].cards as Card[]
const gone = (kind: Card['kind']) => ({
  kind,
  id: null,
  title: '',
  dueDate: null,
  done: false,
  amount: null,
  currency: null,
})

describe('links in a message', () => {
  it('show title and state of their records as they are now, to planner and couple', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    const [band, plan, bill] = cards
    const shown = [
      {
        kind: 'task',
        id: band?.id,
        title: 'Choose the band',
        dueDate: '2031-02-01',
        done: false,
        amount: null,
        currency: null,
      },
      {
        kind: 'document',
        id: plan?.id,
        title: 'Seating plan',
        dueDate: null,
        done: false,
        amount: null,
        currency: null,
      },
      {
        kind: 'invoice',
        id: bill?.id,
        title: expect.any(String),
        dueDate: '2031-03-01',
        done: false,
        amount: '1200.50',
        currency: 'USD',
      },
    ]
    expect(body.cards).toEqual(shown)
    expect(await cardsFor()).toEqual(shown)
    expect(await cardsFor(planner)).toEqual(shown)

    await planner.patch(`/api/tasks/${band?.id}`, { title: 'Choose the quartet', completed: true })
    await planner.post(`/api/invoices/${bill?.id}/payments`, { amount: '1200.45', date: dayInUtc() })
    expect(await cardsFor()).toMatchObject([{ title: 'Choose the quartet', done: true }, {}, { amount: '0.05' }])
    await planner.post(`/api/invoices/${bill?.id}/payments`, { amount: '0.05', date: dayInUtc() })
    expect((await cardsFor())[2]).toMatchObject({ amount: '0.00', done: true })
  })

  it('are empty for messages without them', async () => {
    await couple.post(`${at}/messages`, { content: 'Hi' })
    expect(await cardsFor()).toEqual([])
  })

  it('are sent with files, and by a scheduled message', async () => {
    const form = await formOf({ content: 'Look', cards: JSON.stringify(cards) }, [{ name: 'a.pdf', bytes: pdf() }])
    expect((await planner.post(`${at}/messages`, ...form)).body.cards).toHaveLength(3)
    const sendAt = new Date(Date.now() + 60_000).toISOString()
    const { body } = await planner.post(`${at}/messages`, { content: 'Later', cards: cards.slice(0, 1), sendAt })
    expect((await planner.get(`${at}/scheduled-messages`)).body).toMatchObject([
      { cards: [{ title: 'Choose the band' }] },
    ])
    await server.database.ownerPool.query(`update scheduled_messages set send_at = now() where id = $1`, [body.id])
    await sendDueMessages(server.jobContext)
    expect(await cardsFor()).toMatchObject([{ kind: 'task', title: 'Choose the band' }])
  })
})

describe('a record that is no longer for the couple', () => {
  it('leaves nothing in the answer but the kind of the link', async () => {
    await send()
    const [band, plan, bill] = cards
    await planner.patch(`/api/tasks/${band?.id}`, { visibleToCouple: false })
    await planner.patch(`/api/documents/${plan?.id}`, { visibleToCouple: false })
    await planner.patch(`/api/invoices/${bill?.id}`, { status: 'Void' })
    expect(await cardsFor()).toEqual([gone('task'), gone('document'), gone('invoice')])
    expect(await cardsFor(planner)).toEqual([gone('task'), gone('document'), gone('invoice')])
  })

  it('is deleted', async () => {
    await send()
    const [band, plan] = cards
    await planner.delete(`/api/tasks/${band?.id}`)
    await planner.delete(`/api/documents/${plan?.id}`)
    expect((await cardsFor()).slice(0, 2)).toEqual([gone('task'), gone('document')])
  })

  it('is in a hidden part of the portal, or an invoice that was not chosen for it', async () => {
    await send()
    const other = await invoice()
    await server.database.ownerPool.query(
      `insert into portal_customizations (planner_id, client_id, enabled_features, selected_invoices)
        values ($1, $2, '["messaging"]', $3)
        on conflict (planner_id, client_id) do update set enabled_features = excluded.enabled_features, selected_invoices = excluded.selected_invoices`,
      [planner.id, couple.client.id, JSON.stringify([other.id])],
    )
    expect(await cardsFor()).toEqual([gone('task'), gone('document'), gone('invoice')])
  })

  it('is an invoice, for a person who may not see money', async () => {
    await send()
    const { body } = await planner.post(`${at}/people`, {
      name: 'Ruth',
      email: `${unique()}@example.com`,
      access: 'no-money',
    })
    const ruth = await signInAs(server, planner, body)
    expect(await cardsFor(ruth)).toEqual([
      expect.objectContaining({ id: cards[0]?.id }),
      expect.anything(),
      gone('invoice'),
    ])
  })
})

describe('are refused, and nothing is sent: links', () => {
  const refused = async (chosen: unknown) => {
    expect(await send(chosen)).toMatchObject({ status: 400 })
    expect((await planner.get(`${at}/messages`)).body).toEqual([])
    expect((await planner.get(`${at}/scheduled-messages`)).body).toEqual([])
  }

  it('to what the couple may not see', async () => {
    await refused([await task({ visibleToCouple: false })])
    await refused([await document({ visibleToCouple: 'false' })])
    await refused([await invoice({ status: 'Draft' })])
    const sendAt = new Date(Date.now() + 60_000).toISOString()
    const hidden = [await task({ visibleToCouple: false })]
    expect((await planner.post(`${at}/messages`, { content: 'Later', cards: hidden, sendAt })).status).toBe(400)
  })

  it('to records of another couple or studio', async () => {
    const other = await planner.addClient()
    await refused([await task({ clientId: other.id })])
    await refused([await task({ clientId: undefined })])
    const stranger = await server.planner()
    const foreign = await stranger.post('/api/tasks', { title: 'Theirs', clientId: (await stranger.addClient()).id })
    await refused([{ kind: 'task', id: foreign.body.id }])
  })

  it.each([
    ['six', () => Array.from({ length: 6 }, () => cards[0])],
    ['of another kind', () => [{ kind: 'event', id: 1 }]],
    ['without an id', () => [{ kind: 'task' }]],
    ['that is not a list', () => 'rubbish'],
  ])('%s', async (_, chosen) => refused(chosen()))
})
