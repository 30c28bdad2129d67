import { history } from '#server/history/handlers.ts'
import { historyJobs } from '#server/history/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default { handlers: history, jobs: historyJobs } satisfies ServerFeature
