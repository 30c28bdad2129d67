import { tables } from '#overview/today/server/about-tables.ts'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { today } from '#overview/today/server/handlers.ts'
import { todayJobs } from '#overview/today/server/jobs.ts'

export default {
  handlers: today,
  tables,
  jobs: todayJobs,
  sampleRow: {
    path: '/api/snoozes',
    body: (_mark, clientId) => ({ key: `portal-${clientId}`, until: addDays(dayInUtc(), 1) }),
  },
  demo: () => import('#overview/today/server/demo.ts'),
} satisfies ServerFeature
