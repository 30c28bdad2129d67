import type * as endpoints from '#exchange/webhooks/contract/endpoints.ts'
import { mostWebhooks } from '#exchange/webhooks/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { deliverToWebhook } from '#exchange/webhooks/server/jobs.ts'
import * as queries from '#exchange/webhooks/server/queries.ts'
import { newSecret } from '#exchange/webhooks/server/signing.ts'

export const webhooks: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => queries.listWebhooks(tx),

  create: async ({ tx, body: { address, topics } }) => {
    if ((await queries.listWebhooks(tx)).length >= mostWebhooks)
      refuse('taken', { message: `A studio has at most ${mostWebhooks} webhooks. Please delete one first.` })
    const secret = newSecret()
    const webhook = await queries.insertWebhook(tx, { address, topics: [...new Set(topics)], secret })
    await record(tx, 'webhook-made', { details: { host: new URL(address).host } })
    return { ...webhook, secret }
  },

  remove: async ({ tx, params }) => {
    const address = await queries.deleteWebhook(tx, params.id)
    await record(tx, 'webhook-removed', { details: { host: new URL(address).host } })
    return undefined
  },

  test: async ({ tx, params }) => {
    const id = await queries.insertTest(tx, params.id)
    await enqueue(tx, deliverToWebhook, { webhookId: params.id })
    return { id }
  },

  deliveries: ({ tx, params }) => queries.listDeliveries(tx, params.id),
}
