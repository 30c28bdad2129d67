import { addDays, dayInUtc } from '#contract/day.ts'
import type { ServerFeature } from '#server/http/feature.ts'
import { today } from '#server/today/handlers.ts'
import { todayJobs } from '#server/today/jobs.ts'

export default {
  handlers: today,
  jobs: todayJobs,
  sampleRow: {
    path: '/api/snoozes',
    body: (_mark, clientId) => ({ key: `portal-${clientId}`, until: addDays(dayInUtc(), 1) }),
  },
  demo: () => import('#server/today/demo.ts'),
} satisfies ServerFeature
