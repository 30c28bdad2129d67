import type { ServerFeature } from '#server/http/feature.ts'
import { letters } from '#server/letters/handlers.ts'
import { letterJobs } from '#server/letters/jobs.ts'

export default {
  handlers: letters,
  jobs: letterJobs,
  demo: () => import('#server/letters/demo.ts'),
} satisfies ServerFeature
