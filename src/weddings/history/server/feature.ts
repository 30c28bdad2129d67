import { tables } from '#weddings/history/server/about-tables.ts'
import { historyJobs } from '#weddings/history/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

/** `app/server/handlers.ts` adds the handlers, which need what the other features say about their rows. */
export default { handlers: {}, jobs: historyJobs, tables } satisfies ServerFeature
