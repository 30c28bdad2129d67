import { tables } from '#talk/push/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { push } from '#talk/push/server/handlers.ts'
import { pushJobs } from '#talk/push/server/jobs/push.ts'

export default { handlers: push, jobs: pushJobs, tables } satisfies ServerFeature
