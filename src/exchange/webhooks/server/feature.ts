import { tables } from '#exchange/webhooks/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { webhooks } from '#exchange/webhooks/server/handlers.ts'
import { webhookJobs } from '#exchange/webhooks/server/jobs.ts'

export default { handlers: webhooks, jobs: webhookJobs, tables } satisfies ServerFeature
