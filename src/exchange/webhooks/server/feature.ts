import type { ServerFeature } from '#server/http/feature.ts'
import { webhooks } from '#server/webhooks/handlers.ts'
import { webhookJobs } from '#server/webhooks/jobs.ts'

export default { handlers: webhooks, jobs: webhookJobs } satisfies ServerFeature
