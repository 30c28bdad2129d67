import type { ServerFeature } from '#platform/server/http/feature.ts'
import { tokens } from '#studio/tokens/server/handlers.ts'

export default { handlers: tokens } satisfies ServerFeature
