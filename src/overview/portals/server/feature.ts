import type { ServerFeature } from '#server/http/feature.ts'
import { portals } from '#server/portals/handlers.ts'

export default {
  handlers: portals,
  demo: () => import('#server/portals/demo.ts'),
} satisfies ServerFeature
