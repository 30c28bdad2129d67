import { tables } from '#planning/tasks/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { tasks } from '#planning/tasks/server/handlers.ts'

export default {
  handlers: tasks,
  tables,
  sampleRow: { path: '/api/tasks', body: (mark, clientId) => ({ title: mark, clientId }) },
  demo: () => import('#planning/tasks/server/demo.ts'),
} satisfies ServerFeature
