import { tables } from '#studio/members/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { members } from '#studio/members/server/handlers.ts'

export default {
  handlers: members,
  tables,
  demo: () => import('#studio/members/server/demo.ts'),
  sampleRow: {
    path: '/api/members',
    body: (mark) => ({ name: mark, email: 'never-for-other-eyes@example.com', role: 'planner' }),
  },
} satisfies ServerFeature
