import type { ServerFeature } from '#server/http/feature.ts'
import { today } from '#server/today/handlers.ts'
import { todayJobs } from '#server/today/jobs.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

export default {
  handlers: today,
  jobs: todayJobs,
  sampleRow: { path: '/api/snoozes', body: (_mark, clientId) => ({ key: `portal-${clientId}`, until: tomorrow() }) },
  demo: () => import('#server/today/demo.ts'),
} satisfies ServerFeature
