import { tables } from '#studio/looks/server/about-tables.ts'
import { looks } from '#studio/looks/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: looks, tables, demo: () => import('#studio/looks/server/demo.ts') } satisfies ServerFeature
