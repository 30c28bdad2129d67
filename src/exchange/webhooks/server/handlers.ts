import type * as endpoints from '#contract/webhooks.ts'
import { mostWebhooks } from '#contract/webhooks.ts'
import { record } from '#server/audit/queries.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { deliverToWebhook } from '#server/webhooks/jobs.ts'
import * as queries from '#server/webhooks/queries.ts'
import { newSecret } from '#server/webhooks/signing.ts'

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
