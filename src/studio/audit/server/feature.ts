import { tables } from '#studio/audit/server/about-tables.ts'
import { audit } from '#studio/audit/server/handlers.ts'
import { auditJobs } from '#studio/audit/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: audit, jobs: auditJobs, tables } satisfies ServerFeature
