import type { ServerFeature } from '#server/http/feature.ts'
import { push } from '#server/push/handlers.ts'
import { pushJobs } from '#server/push/jobs/push.ts'

export default { handlers: push, jobs: pushJobs } satisfies ServerFeature
