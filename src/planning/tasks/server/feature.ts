import type { ServerFeature } from '#server/http/feature.ts'
import { tasks } from '#server/tasks/handlers.ts'

export default {
  handlers: tasks,
  sampleRow: { path: '/api/tasks', body: (mark, clientId) => ({ title: mark, clientId }) },
  historyNouns: { tasks: 'task' },
  demo: () => import('#server/tasks/demo.ts'),
} satisfies ServerFeature
