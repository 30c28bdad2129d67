import type { ServerFeature } from '#platform/server/http/feature.ts'
import { tasks } from '#planning/tasks/server/handlers.ts'

export default {
  handlers: tasks,
  sampleRow: { path: '/api/tasks', body: (mark, clientId) => ({ title: mark, clientId }) },
  historyNouns: { tasks: 'task' },
  demo: () => import('#planning/tasks/server/demo.ts'),
} satisfies ServerFeature
