import type { Webhook, WebhookDelivery, WebhookTopic } from '#exchange/webhooks/contract/endpoints.ts'
import { momentHere, relativeTime } from '#platform/web/ui/format/instants.ts'
import type { Tone } from '#platform/web/ui/layout/Badge.tsx'

export const topicWords: Readonly<Record<WebhookTopic, string>> = {
  clients: 'Couples',
  tasks: 'Tasks',
  events: 'Events',
  documents: 'Documents',
  messages: 'Messages',
  invoices: 'Invoices',
  payments: 'Payments',
}

export function stateOf({ disabledAt, failingSince }: Webhook): { label: string; tone: Tone } {
  if (disabledAt) return { label: 'Disabled', tone: 'red' }
  return failingSince ? { label: 'Failing', tone: 'amber' } : { label: 'Active', tone: 'green' }
}

const stateLooks: Readonly<Record<WebhookDelivery['state'], { label: string; tone: Tone }>> = {
  sent: { label: 'Delivered', tone: 'green' },
  waiting: { label: 'Waiting', tone: 'blue' },
  failed: { label: 'Failed', tone: 'red' },
}
export const deliveryState = ({ state, attempts }: WebhookDelivery) =>
  state === 'waiting' && attempts > 0 ? { label: 'Tried again', tone: 'amber' as const } : stateLooks[state]

/** What came of the latest attempt, such as '2h ago · 3 attempts · answer 503 · 0.2 s · Back soon'. */
export function outcomeWords({ status, durationMs, attempts, problem, nextAt, createdAt }: WebhookDelivery): string {
  const parts = [
    relativeTime(createdAt),
    attempts > 1 && `${attempts} attempts`,
    status !== null && `answer ${status}`,
    durationMs !== null && `${(durationMs / 1000).toFixed(1)} s`,
    problem,
    attempts > 0 && nextAt && `next attempt ${momentHere(nextAt)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
