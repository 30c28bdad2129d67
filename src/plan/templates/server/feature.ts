import { tables } from '#plan/templates/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { templates } from '#plan/templates/server/handlers.ts'
import { templateJobs } from '#plan/templates/server/jobs.ts'

export default {
  handlers: templates,
  tables,
  jobs: templateJobs,
  sampleRow: { path: '/api/templates', body: (mark) => ({ name: mark, rows: [] }) },
} satisfies ServerFeature
