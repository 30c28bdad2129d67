import type { ServerFeature } from '#server/http/feature.ts'
import { members } from '#server/members/handlers.ts'

export default {
  handlers: members,
  demo: () => import('#server/members/demo.ts'),
  sampleRow: {
    path: '/api/members',
    body: (mark) => ({ name: mark, email: 'never-for-other-eyes@example.com', role: 'planner' }),
  },
} satisfies ServerFeature
