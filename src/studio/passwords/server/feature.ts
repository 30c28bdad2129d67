import type { ServerFeature } from '#platform/server/http/feature.ts'
import { passwords } from '#studio/passwords/server/handlers.ts'

export default { handlers: passwords } satisfies ServerFeature
