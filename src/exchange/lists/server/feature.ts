import type { ServerFeature } from '#server/http/feature.ts'
import { lists } from '#server/lists/handlers.ts'

export default { handlers: lists } satisfies ServerFeature
