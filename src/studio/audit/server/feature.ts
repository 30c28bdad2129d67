import { audit } from '#server/audit/handlers.ts'
import { auditJobs } from '#server/audit/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default { handlers: audit, jobs: auditJobs } satisfies ServerFeature
