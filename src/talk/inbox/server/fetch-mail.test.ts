import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { fetchMail } from '#talk/inbox/server/jobs/fetch-mail.ts'
import { inbox, replyAddresses } from '#test/answers.ts'
import { openImapServer, type ImapServer } from '#test/imap-server.ts'
import { rawMail } from '#test/mails.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let imap: ImapServer
let planner: PlannerCaller
let client: Client
let to: string
let lines: string[]

beforeAll(async () => (server = await openTestServer({ services: { inbox } })))
afterAll(() => server.close())
beforeEach(async () => {
  imap = await openImapServer()
  lines = []
  planner = await server.planner()
  client = (await server.couple(planner)).client
  to = (await replyAddresses(server, planner, client)).get(client.email) ?? ''
})
afterEach(() => imap.close())

async function fetchAndPlace(url = imap.url) {
  const write = (line: string) => {
    expect(line).not.toMatch(/% password|%20password|%25/)
    lines.push((JSON.parse(line) as { msg: string }).msg)
  }
  const services = { ...server.jobContext.services, inbox: { ...inbox, url } }
  await fetchMail({ ...server.jobContext, services, log: pino({ level: 'info' }, { write }) })
  await server.workOff()
}
const add = (text: string) => imap.add(rawMail({ from: client.email, to, text }))
const answers = async () =>
  ((await planner.get(`/api/clients/${client.id}/messages`)).body as Message[])
    .filter(({ sender }) => sender === 'client')
    .map(({ content }) => content)
const seen = () => imap.mails.map(({ isSeen }) => isSeen)

describe('mail in a mailbox', () => {
  it('is placed and marked as seen', async () => {
    add('One')
    add('Two')
    await fetchAndPlace()
    expect([await answers(), seen(), lines]).toEqual([['One', 'Two'], [true, true], []])
    add('Three')
    await fetchAndPlace()
    expect([await answers(), seen()]).toEqual([
      ['One', 'Two', 'Three'],
      [true, true, true],
    ])
  })

  it('that is broken, empty or too large does not delay what comes after it', async () => {
    imap.add(Buffer.from('\0\xff not a mail'))
    imap.add(Buffer.alloc(0))
    imap.add(Buffer.alloc(30 * 1024 * 1024 + 1, 'x'))
    const refused = add('Refused by the server')
    add('Good')
    imap.interfere((command) => (command.startsWith(`UID FETCH ${refused.uid} `) ? 'NO not now' : undefined))
    await fetchAndPlace()
    await fetchAndPlace()
    expect([await answers(), seen()]).toEqual([['Good'], [true, true, true, false, true]])
    imap.interfere(() => undefined)
    await fetchAndPlace()
    expect(await answers()).toEqual(['Good', 'Refused by the server'])
  })

  it('is placed once if the connection breaks before it is marked', async () => {
    add('One')
    imap.interfere((command, socket) => {
      if (command.startsWith('UID STORE')) socket.destroy()
      return undefined
    })
    await fetchAndPlace()
    expect([await answers(), lines]).toEqual([['One'], [expect.stringContaining('cannot be read')]])
    imap.mails.splice(0, 1, { ...(imap.mails[0] as (typeof imap.mails)[0]), isSeen: false })
    imap.interfere(() => undefined)
    await fetchAndPlace()
    expect([await answers(), seen()]).toEqual([['One'], [true]])
  })

  it('of 30 MB is placed', async () => {
    const raw = rawMail({ from: client.email, to, text: 'Large' })
    imap.add(Buffer.concat([raw, Buffer.alloc(30 * 1024 * 1024 - raw.length, '\r\n')]))
    await fetchAndPlace()
    expect(await answers()).toEqual(['Large'])
  })
})

describe('a mailbox that cannot be read', () => {
  it('is logged once, and once when it can be read again', async () => {
    imap.interfere((_, socket) => void socket.destroy())
    for (let tries = 0; tries < 3; tries += 1) await fetchAndPlace()
    expect(lines).toEqual([expect.stringContaining('cannot be read')])
    imap.interfere(() => undefined)
    add('After it came back')
    await fetchAndPlace()
    expect([await answers(), lines.at(-1), lines.length]).toEqual([
      ['After it came back'],
      'the mailbox for answers can be reached again',
      2,
    ])
  })

  it('is one with a wrong password', async () => {
    await fetchAndPlace(imap.url.replace('a%20', 'b%20'))
    expect([lines, imap.sessions()]).toEqual([[expect.stringContaining('cannot be read')], 0])
  })
})
