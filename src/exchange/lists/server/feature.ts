import type { ServerFeature } from '#platform/server/http/feature.ts'
import { lists } from '#exchange/lists/server/handlers.ts'

export default { handlers: lists } satisfies ServerFeature
