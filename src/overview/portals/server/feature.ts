import type { ServerFeature } from '#platform/server/http/feature.ts'
import { portals } from '#overview/portals/server/handlers.ts'

export default {
  handlers: portals,
  demo: () => import('#overview/portals/server/demo.ts'),
} satisfies ServerFeature
