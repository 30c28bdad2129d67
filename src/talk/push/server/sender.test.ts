import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import type { PushNotification } from '#talk/push/contract/endpoints.ts'
import { openInternet } from '#platform/server/foundation/internet.ts'
import { notificationOf } from '#talk/push/server/notification-of.ts'
import { openPush, type Device } from '#talk/push/server/sender.ts'
import { openPushStandIn, origin, type PushStandIn } from '#test/push/stand-in.ts'

let service: PushStandIn
beforeAll(async () => (service = await openPushStandIn()))
afterAll(() => service.close())

const news: PushNotification = {
  id: '1',
  title: 'Message',
  body: 'Häppy 💐',
  path: '/messages',
  tag: 'a',
  icon: '/i.png',
}
const subject = 'mailto:hello@example.com'
const push = (more: { patienceMs?: number } = {}) =>
  openPush(generateVAPIDKeys(), { subject, internet: openInternet(service.standIns), ...more })

function newDevice(): Device {
  const { endpoint, keys } = service.subscription()
  return { endpoint, ...keys }
}

describe('a push service', () => {
  it('gets the message encrypted and signed, with a topic for each tag', async () => {
    const device = newDevice()
    const { send } = push()
    expect(await send(device, news)).toBe('sent')
    expect(await send(device, { ...news, id: '2' })).toBe('sent')
    expect(await send(device, { ...news, tag: 'b' })).toBe('sent')
    const received = service.newNotifications()
    expect(received[0]).toMatchObject(news)
    const [first, second, third] = received.map(({ headers }) => headers['topic'])
    expect(first).toMatch(/^[\w-]{32}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it.each([
    [200, 'sent'],
    [202, 'sent'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    ['hang', 'later'],
  ] as const)('that answers %s: %s', async (status, outcome) => {
    service.failures.push(status)
    const patience = status === 'hang' ? { patienceMs: 300 } : {}
    expect(await push(patience).send(newDevice(), news)).toBe(outcome)
  })

  it('that cannot be reached is asked later', async () => {
    const closed = openPush(generateVAPIDKeys(), {
      subject,
      internet: openInternet({ [origin]: 'http://127.0.0.1:1' }),
    })
    expect(await closed.send(newDevice(), news)).toBe('later')
  })

  it('with a private address is not asked, whatever is stored', async () => {
    const { send } = openPush(generateVAPIDKeys(), { subject, internet: openInternet() })
    for (const endpoint of ['https://127.0.0.1/x', 'https://localhost/x', 'http://push.example.com/x'])
      expect(await send({ ...newDevice(), endpoint }, news)).toBe('refused')
  })

  it('gets a message of at most 4096 bytes, however long the news', async () => {
    const long = '\u{1F490}'.repeat(5000)
    const mail = { to: '', subject: long, greeting: '', paragraphs: ['', long], action: { label: '', path: '/x' } }
    expect(await push().send(newDevice(), { id: '1', ...notificationOf(mail, 'a') })).toBe('sent')
    expect(service.newNotifications()[0]?.title).toMatch(/^\u{1F490}+…$/u)
  })
})
