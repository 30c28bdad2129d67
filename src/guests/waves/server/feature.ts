import { waves } from '#guests/waves/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: waves } satisfies ServerFeature
