import { createHash } from 'node:crypto'
import webPush, { type VapidKeys } from 'web-push'
import { dayMs } from '#platform/contract/calendar-date.ts'
import type { PushNotification } from '#talk/push/contract/endpoints.ts'
import type { Internet } from '#platform/server/foundation/internet.ts'
import { NotPublic } from '#platform/server/foundation/public-hosts.ts'

export type Device = { endpoint: string; p256dh: string; auth: string }

/** `gone`: the subscription has ended. `later`: it may work later. `refused`: it will not work. */
type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

export type Push = {
  publicKey: string
  send: (device: Device, notification: PushNotification) => Promise<PushOutcome>
}

type PushOptions = { subject: string; internet: Internet; patienceMs?: number }

const dayInSeconds = dayMs / 1000
/** How long a push service keeps a notification for a device that is switched off. */
const lifetimeDays = 14

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** A topic is at most 32 characters; a push service keeps only the newest message of a topic. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** Sends notifications to the push services of browsers. */
export function openPush(keys: VapidKeys, { subject, internet, patienceMs = 10_000 }: PushOptions): Push {
  async function send({ endpoint, ...device }: Device, notification: PushNotification): Promise<PushOutcome> {
    if (!URL.canParse(endpoint)) return 'refused'
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: device }, JSON.stringify(notification), {
      vapidDetails: { subject, ...keys },
      TTL: lifetimeDays * dayInSeconds,
      topic: topicOf(notification.tag),
    })
    try {
      // The answer's body says nothing that is needed.
      const { status } = await internet.ask(endpoint, { method: 'POST', headers, body, patienceMs, mostBytes: 0 })
      return outcomeOf(status)
    } catch (error) {
      return error instanceof NotPublic ? 'refused' : 'later'
    }
  }

  return { publicKey: keys.publicKey, send }
}
