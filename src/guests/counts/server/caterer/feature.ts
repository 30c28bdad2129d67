import { catererLinks } from '#guests/counts/server/caterer/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: catererLinks,
  demo: () => import('#guests/counts/server/caterer/demo.ts'),
  demoComesLast: true,
} satisfies ServerFeature
