import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { UnplacedMail } from '#talk/inbox/contract/endpoints.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { deliver, inbox, post, replyAddresses } from '#test/answers.ts'
import { heic } from '#test/heic.ts'
import { pdf } from '#test/form.ts'
import { rawMail } from '#test/mails.ts'
import { openTestServer, unique, type Caller, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let planner: PlannerCaller
let couple: Caller & { client: Client }
let client: Client
let to: string
let from: string

beforeAll(async () => (server = await openTestServer({ services: { inbox } })))
afterAll(() => server.close())
beforeEach(async () => {
  planner = await server.planner()
  couple = await server.couple(planner)
  client = couple.client
  from = `Emma <${client.email}>`
  to = (await replyAddresses(server, planner, client)).get(client.email) ?? ''
})

const messages = async () => (await planner.get(`/api/clients/${client.id}/messages`)).body as Message[]
const answers = async () => (await messages()).filter(({ sender }) => sender === 'client')
const unplaced = async () => (await planner.get('/api/unplaced-mails')).body as UnplacedMail[]
const reasons = async () => (await unplaced()).map(({ reason }) => reason)
const nothingIsKept = async () => {
  const { rows } = await server.database.ownerPool.query('select * from incoming_mails')
  expect(rows).toEqual([])
  expect([await answers(), await unplaced()]).toEqual([[], []])
}

describe('the address for answers', () => {
  it('is that of the inbox, with a token for each letter', async () => {
    expect(to).toMatch(/^reply\+[0-9a-f]{32}@studio\.example$/)
    expect((await replyAddresses(server, planner, client)).get(client.email)).not.toBe(to)
  })

  it('stands in invitations too', async () => {
    const { body: ruth } = await planner.post(`/api/clients/${client.id}/people`, {
      name: 'Ruth',
      email: `${unique()}@example.com`,
    })
    await server.workOff()
    await server.newMails()
    await planner.post(`/api/people/${ruth.id}/invite`, {})
    await planner.post(`/api/clients/${client.id}/invite/mail`, {})
    await server.workOff()
    const mails = await server.newMails()
    expect(mails).toHaveLength(2)
    for (const { replyTo, to: recipients } of mails) {
      const person = recipients?.[0]?.address === ruth.email ? 'Ruth' : 'Emma'
      const answer = { from: recipients?.[0]?.address ?? '', to: replyTo?.[0]?.address ?? '' }
      await deliver(server, { ...answer, text: `Thank you, says ${person}` })
      expect((await answers()).at(-1)).toMatchObject({ personName: person, content: `Thank you, says ${person}` })
    }
  })

  it('is the planner’s own without an inbox', async () => {
    const { inbox: configured } = server.jobContext.services
    server.jobContext.services.inbox = undefined
    try {
      expect((await replyAddresses(server, planner, client)).get(client.email)).toBe(planner.email)
    } finally {
      server.jobContext.services.inbox = configured
    }
  })
})

describe('an answer by mail', () => {
  it('becomes a message of the person who wrote it, and notifies the planner', async () => {
    await deliver(server, { from, to, text: `White ones!\n\nOn 23 Nov 2026, Rosa wrote:\n> And the flowers?\n` })
    expect(await answers()).toMatchObject([
      { sender: 'client', senderName: 'Client', personName: 'Emma', content: 'White ones!', read: false },
    ])
    expect((await couple.get(`/api/clients/${client.id}/messages`)).body.at(-1)).toMatchObject({
      content: 'White ones!',
    })
    const notification = (await planner.get('/api/notifications')).body[0]
    expect(notification).toMatchObject({
      type: 'message',
      title: 'Message from Emma & James',
      message: 'White ones!',
      relatedId: client.id,
    })
    expect(await unplaced()).toEqual([])
    expect((await server.database.ownerPool.query('select * from incoming_mails')).rows).toEqual([])
  })

  it('of another person has that person’s name', async () => {
    const email = `${unique()}@example.com`
    const { body } = await planner.post(`/api/clients/${client.id}/people`, { name: 'Ruth', email })
    await planner.post(`/api/people/${body.id}/invite`)
    const address = (await replyAddresses(server, planner, client)).get(email)
    await deliver(server, { from: email.toUpperCase(), to: address ?? '', text: 'I like roses.' })
    expect(await answers()).toMatchObject([{ personName: 'Ruth', content: 'I like roses.' }])
    expect((await planner.get('/api/notifications')).body[0].title).toBe('Message from Ruth (Emma & James)')
  })

  it('may change the case of the address, and have others', async () => {
    await deliver(server, { from, to: `a@b.example, "Rosa" <${to.toUpperCase()}>`, text: 'One' })
    await deliver(server, { from, headers: [`Delivered-To: ${to}`], text: 'Two' })
    expect((await answers()).map(({ content }) => content)).toEqual(['One', 'Two'])
  })

  it('brings its files', async () => {
    const files = [
      { name: 'plan.pdf', bytes: pdf() },
      { name: 'Gäste.txt', bytes: 'Grüße' },
      { name: 'page.html', bytes: '<p>' },
      { name: 'not-really.pdf', bytes: 'text' },
    ]
    await deliver(server, { from, to, text: 'See here', files })
    const [answer] = await answers()
    expect(answer).toMatchObject({
      content: 'See here\n\n[Not accepted: page.html, not-really.pdf]',
      attachments: [
        { originalName: 'plan.pdf', fileType: 'application/pdf', fileSize: 2000 },
        { originalName: 'Gäste.txt', fileType: 'text/plain', fileSize: 7 },
      ],
    })
    const { body } = await couple.get(`/api/attachments/${answer?.attachments[1]?.id}/download`)
    expect(body).toBe('Grüße')
    await deliver(server, { from, to, text: '', files: files.slice(0, 1) })
    expect((await answers()).at(-1)).toMatchObject({ content: '', attachments: [{ originalName: 'plan.pdf' }] })
  })

  it('brings HEIC pictures as JPEG, and damaged ones as they came', async () => {
    const files = [
      { name: 'IMG_7.heic', bytes: heic() },
      { name: 'broken.heic', bytes: heic().subarray(0, 380) },
    ]
    await deliver(server, { from, to, text: 'See here', files })
    const [answer] = await answers()
    expect(answer?.attachments).toMatchObject([
      { originalName: 'IMG_7.jpg', fileType: 'image/jpeg' },
      { originalName: 'broken.heic', fileType: 'image/heic' },
    ])
  })

  it('that is very long is added with its whole text as a file', async () => {
    await deliver(server, { from, to, text: 'word '.repeat(4000) })
    const [answer] = await answers()
    expect(answer?.content.length).toBeLessThanOrEqual(10_000)
    expect(answer?.attachments).toMatchObject([{ originalName: 'Full email.txt', fileSize: 19_999 }])
  })

  it('is taken once, however often it is delivered', async () => {
    for (const messageId of ['<same@mail.example>', '']) {
      const mail = rawMail({ from, to, text: `Hello ${messageId}`, messageId })
      await Promise.all([post(server, mail), post(server, mail)])
      await server.workOff()
      await deliver(server, mail)
    }
    expect((await answers()).map(({ content }) => content)).toEqual(['Hello <same@mail.example>', 'Hello'])
  })

  it('leaves no file behind', async () => {
    const before = await server.storedFiles()
    await deliver(server, { from, to, text: 'Hello' })
    await deliver(server, { from, to: 'reply@studio.example', text: 'Hello' })
    expect(await server.storedFiles()).toEqual(before)
  })
})

describe('mail that nobody wrote', () => {
  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Auto-Submitted: auto-generated; x=y'],
    ['Precedence: bulk'],
    ['Precedence: List'],
    ['X-Auto-Response-Suppress: All'],
    ['Return-Path: <>'],
    ['List-Id: <news.example>'],
  ])('is dropped: %s', async (header) => {
    await deliver(server, { from, to, text: 'I am away', headers: [header] })
    await nothingIsKept()
  })

  it('is dropped if it is our own, or from a mail server', async () => {
    await deliver(server, { from, to, text: 'Dear Emma', messageId: '<larkspur-12-abc123@studio.example>' })
    await deliver(server, { from: 'mailer-daemon@mail.example', to, text: 'Undelivered' })
    await nothingIsKept()
  })

  it('is read if it says that a person wrote it', async () => {
    await deliver(server, { from, to, text: 'Hello', headers: ['Auto-Submitted: no', 'Return-Path: <a@b.example>'] })
    expect(await answers()).toHaveLength(1)
  })

  it('and mail without a valid token is dropped', async () => {
    const [wrong] = [`reply+${'0'.repeat(32)}@studio.example`]
    for (const address of [wrong, 'reply@studio.example', to.replace('studio', 'other'), `x${to}`])
      await deliver(server, { from, to: address, text: 'Hello' })
    await nothingIsKept()
  })
})

describe('an answer that cannot be placed', () => {
  it.each([
    ['other-sender', { from: 'James <james@other.example>', text: 'Hello' }],
    ['empty', { text: 'On 23 Nov 2026, Rosa wrote:\n> And the flowers?' }],
    ['spam', { text: 'Hello', headers: ['X-Spam-Flag: YES'] }],
  ])('is shown to the planner: %s', async (reason, mail) => {
    await deliver(server, { from, to, ...mail })
    expect(await answers()).toEqual([])
    expect(await unplaced()).toMatchObject([
      { reason, clientId: client.id, subject: 'Re: Message', content: mail.text },
    ])
  })

  it('is shown to the planner: from somebody without access to messages', async () => {
    const { body } = await planner.get(`/api/clients/${client.id}/people`)
    await planner.patch(`/api/people/${body[0].id}`, { access: 'only-money' })
    await deliver(server, { from, to, text: 'Hello' })
    expect(await reasons()).toEqual(['no-access'])
  })

  it('is shown to the planner: from somebody who was removed', async () => {
    const email = `${unique()}@example.com`
    const { body } = await planner.post(`/api/clients/${client.id}/people`, { name: 'Ruth', email })
    await planner.post(`/api/people/${body.id}/invite`)
    const address = (await replyAddresses(server, planner, client)).get(email) ?? ''
    await planner.delete(`/api/people/${body.id}`)
    await deliver(server, { from: email, to: address, text: 'Hello' })
    expect(await reasons()).toEqual(['person-gone'])
  })

  it('is shown to the planner: with too many parts', async () => {
    const parts = '--b\r\n\r\nx\r\n'.repeat(1000)
    const mail = `From: ${from}\r\nTo: ${to}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`
    await deliver(server, Buffer.from(mail))
    expect(await reasons()).toEqual(['unreadable'])
  })

  it('is shown to the planner: the 31st of an hour; and from the 91st on, none', async () => {
    for (let count = 0; count < 92; count += 1) await post(server, rawMail({ from, to, text: `No. ${count}` }))
    await server.workOff()
    expect([(await answers()).length, (await reasons()).length]).toEqual([30, 60])
    expect(new Set(await reasons())).toEqual(new Set(['too-many']))
  })

  const deliverUnplaced = async () => {
    const files = [{ name: 'plan.pdf', bytes: pdf() }]
    await deliver(server, { from: `Gran <${unique()}@other.example>`, to, text: 'Hello', files })
    const [mail] = await unplaced()
    return mail as UnplacedMail
  }

  it('can be put into a conversation, once', async () => {
    const { id, files } = await deliverUnplaced()
    const download = await planner.get(`/api/unplaced-files/${files[0]?.id}/download`)
    expect([download.status, download.headers['content-type']]).toEqual([200, 'application/pdf'])
    const other = await planner.addClient()
    const place = () => planner.post(`/api/unplaced-mails/${id}/place`, { clientId: other.id })
    expect(await place()).toMatchObject({ status: 200, body: { clientId: other.id } })
    expect(await unplaced()).toEqual([])
    const { body } = await planner.get(`/api/clients/${other.id}/messages`)
    expect(body).toMatchObject([
      { sender: 'client', personName: 'Gran', content: 'Hello', attachments: [{ originalName: 'plan.pdf' }] },
    ])
    expect((await planner.get(`/api/attachments/${body[0].attachments[0].id}/download`)).status).toBe(200)
    expect((await place()).status).toBe(404)
  })

  it('cannot be put into a conversation of another studio', async () => {
    const { id } = await deliverUnplaced()
    const foreign = await (await server.planner()).addClient()
    expect((await planner.post(`/api/unplaced-mails/${id}/place`, { clientId: foreign.id })).status).toBe(404)
    expect(await unplaced()).toHaveLength(1)
  })

  it('can be dismissed with its files', async () => {
    const before = await server.storedFiles()
    const { id } = await deliverUnplaced()
    expect((await planner.delete(`/api/unplaced-mails/${id}`)).status).toBe(204)
    await server.workOff()
    expect(await unplaced()).toEqual([])
    expect(await server.storedFiles()).toEqual(before)
  })

  it('comes back with a restored wedding', async () => {
    await deliverUnplaced()
    await planner.delete(`/api/clients/${client.id}`)
    expect(await unplaced()).toEqual([])
    await deliver(server, { from, to, text: 'Are you there?' })
    const [deleted] = (await planner.get('/api/deleted-clients')).body
    await planner.post(`/api/deleted-clients/${deleted.id}/restore`)
    expect(await unplaced()).toMatchObject([{ content: 'Hello', files: [{ originalName: 'plan.pdf' }] }])
  })
})
