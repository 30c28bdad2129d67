import type { ServerFeature } from '#server/http/feature.ts'
import { templates } from '#server/templates/handlers.ts'
import { templateJobs } from '#server/templates/jobs.ts'

export default {
  handlers: templates,
  jobs: templateJobs,
  sampleRow: { path: '/api/templates', body: (mark) => ({ name: mark, rows: [] }) },
} satisfies ServerFeature
