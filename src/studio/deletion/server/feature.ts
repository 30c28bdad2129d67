import { deletion } from '#studio/deletion/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: deletion } satisfies ServerFeature
