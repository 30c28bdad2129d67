import * as z from 'zod/mini'
import * as calls from '#exchange/webhooks/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing, requiredText } from '#platform/contract/fields.ts'
import { isPublicAddress } from '#platform/contract/public-address.ts'

/** What a webhook can be told about, and the events of each. */
export const webhookEvents = {
  clients: ['client.created', 'client.changed', 'client.deleted'],
  tasks: ['task.created', 'task.changed', 'task.deleted'],
  events: ['event.created', 'event.changed', 'event.deleted'],
  documents: ['document.created', 'document.changed', 'document.deleted'],
  messages: ['message.created'],
  invoices: ['invoice.created', 'invoice.changed', 'invoice.deleted'],
  payments: ['payment.created'],
} as const
export type WebhookTopic = keyof typeof webhookEvents
export const webhookTopics = Object.keys(webhookEvents) as [WebhookTopic, ...WebhookTopic[]]

export const mostWebhooks = 20

/** An address that is told what happens in the studio. Its secret is shown only when it is made. */
const webhook = z.object({
  id,
  address: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  createdAt: instant,
  /** Since when every call of it has failed. */
  failingSince: z.nullable(instant),
  /** It gets nothing until a test reaches it. */
  disabledAt: z.nullable(instant),
})
export type Webhook = z.output<typeof webhook>

export const newWebhook = z.object({
  address: requiredText('Please enter an address.').check(
    z.refine((given: string) => given === '' || isPublicAddress(given), 'Please enter a public https address.'),
  ),
  topics: z
    .array(z.enum(webhookTopics))
    .check(z.minLength(1, 'Please choose at least one.'), z.maxLength(webhookTopics.length)),
})

/** One event on its way to a webhook, with its latest attempt. */
const delivery = z.object({
  id,
  event: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  createdAt: instant,
  attemptedAt: z.nullable(instant),
  /** When it is tried again. */
  nextAt: z.nullable(instant),
  /** The status of the answer; null if there was none. */
  status: z.nullable(z.number()),
  /** Why it failed: the beginning of the answer, or what kept it from being sent. */
  problem: z.nullable(z.string()),
  durationMs: z.nullable(z.number()),
})
export type WebhookDelivery = z.output<typeof delivery>

export const list = endpoint(calls.list, {
  summary: 'The webhooks of the studio, without their secrets',
  needs: 'account',
  for: { planner: { returns: z.array(webhook) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a webhook; its secret is shown only now',
  needs: 'account',
  for: { planner: { body: newWebhook, returns: z.extend(webhook, { secret: z.string() }) } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a webhook, and what it has not been told yet',
  needs: 'account',
  for: { planner: { returns: nothing } },
})

export const test = endpoint(calls.test, {
  summary: 'Sends a test event; if it arrives, a disabled webhook gets events again',
  needs: 'account',
  status: 202,
  for: { planner: { returns: z.object({ id }) } },
})

export const deliveries = endpoint(calls.deliveries, {
  summary: 'The latest events of a webhook, newest first; they are kept for 30 days',
  needs: 'account',
  for: { planner: { returns: z.array(delivery) } },
})
