import { historyJobs } from '#server/history/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

/** `handlers.ts` adds the handlers, which need what the other features say about their rows. */
export default { handlers: {}, jobs: historyJobs } satisfies ServerFeature
