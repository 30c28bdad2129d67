import * as z from 'zod/mini'
import { msg } from '#platform/contract/locale/translate.ts'
import * as calls from '#talk/push/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { nothing, text } from '#platform/contract/fields.ts'
import { isPublicAddress } from '#platform/contract/public-address.ts'

const bytesInText = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 8) / 6)}}$`)))

/** What a browser's `PushSubscription` says about itself. */
export const subscription = z.object({
  endpoint: z.string().check(
    z.maxLength(1000),
    z.refine((given: string) => isPublicAddress(given), msg('This is not the address of a push service.')),
  ),
  keys: z.object({ p256dh: bytesInText(65), auth: bytesInText(16) }),
  /** The browser and device, such as 'Chrome on Android'. */
  label: text(60),
})
export type Subscription = z.output<typeof subscription>

/** What the service worker shows. A notification replaces an earlier one with the same tag. */
export type PushNotification = { id: string; title: string; body: string; path: string; tag: string; icon: string }

const state = z.object({
  /** The key that a browser subscribes with (VAPID). */
  publicKey: z.string(),
  /** The push address of the device with this session; null if it gets no notifications. */
  endpoint: z.nullable(z.string()),
  /** The label of this device. */
  label: z.string(),
  /** The labels of the person's other devices that get notifications. */
  others: z.array(z.string()),
})
export type PushState = z.output<typeof state>

export const read = endpoint(calls.read, {
  summary: 'Whether the device with this session gets notifications, and the key to subscribe with',
  personal: true,
  for: { planner: { returns: state }, couple: { returns: state } },
})

export const subscribe = endpoint(calls.subscribe, {
  summary: 'Sends notifications to the device with this session, until the session ends',
  personal: true,
  for: { planner: { body: subscription, returns: state }, couple: { body: subscription, returns: state } },
})

export const unsubscribe = endpoint(calls.unsubscribe, {
  summary: 'Ends the notifications to the device with this session',
  personal: true,
  for: { planner: { returns: nothing }, couple: { returns: nothing } },
})
