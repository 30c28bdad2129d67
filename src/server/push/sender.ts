import { createHash } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPushAddress, type PushNotification } from '#contract/push.ts'
import { encrypt } from '#server/push/encryption.ts'
import { NotPublic, publicOnly } from '#server/push/public-hosts.ts'
import { openSigner, type VapidKeys } from '#server/push/vapid.ts'

export type Device = { endpoint: string; p256dh: string; auth: string }

/** `gone`: the subscription has ended. `later`: it may work later. `refused`: it will not work. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

export type Push = {
  publicKey: string
  send: (device: Device, notification: PushNotification) => Promise<PushOutcome>
}

export type PushOptions = {
  subject: string
  patienceMs?: number
  /** For tests only, so no setting leads here: addresses of stand-ins, by the origin of the push service. */
  standIns?: Readonly<Record<string, string>>
}

const dayInSeconds = 24 * 60 * 60
/** How long a push service keeps a notification for a device that is switched off. */
const keptDays = 14

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** A topic is at most 32 characters; a push service keeps only the newest message of a topic. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** Sends notifications to the push services of browsers. Redirects are not followed. */
export function openPush(keys: VapidKeys, { subject, patienceMs = 10_000, standIns = {} }: PushOptions): Push {
  const authorize = openSigner(keys, subject)

  async function send(device: Device, notification: PushNotification): Promise<PushOutcome> {
    if (!isPushAddress(device.endpoint)) return 'refused'
    const { origin, pathname, search } = new URL(device.endpoint)
    const standIn = standIns[origin]
    const body = encrypt(JSON.stringify(notification), device)
    const headers = {
      authorization: authorize(origin),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: keptDays * dayInSeconds,
      urgency: 'normal',
      topic: topicOf(notification.tag),
    }
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(patienceMs) }
    return new Promise((resolve) => {
      const request = standIn
        ? requestHttp(new URL(pathname + search, standIn), options)
        : requestHttps(device.endpoint, { ...options, lookup: publicOnly })
      request.on('response', (response) => {
        // The answer's body says nothing that is needed, and could be of any length.
        response.on('error', () => {})
        response.destroy()
        resolve(outcomeOf(response.statusCode ?? 0))
      })
      request.on('error', (error) => resolve(error instanceof NotPublic ? 'refused' : 'later'))
      request.end(body)
    })
  }

  return { publicKey: keys.publicKey, send }
}
