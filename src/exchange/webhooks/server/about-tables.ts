import { about } from '#platform/server/db/about.ts'
import { webhooks, webhookDeliveries } from '#exchange/webhooks/server/table.ts'

export const tables = [
  about(webhooks, { announced: { topic: 'webhooks' }, exported: 'contains secrets' }),
  about(webhookDeliveries, {
    announced: { topic: 'webhooks', on: 'insert or update' },
    exported: 'is the log of webhooks',
  }),
]
