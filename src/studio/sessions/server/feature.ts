import type { ServerFeature } from '#platform/server/http/feature.ts'
import { sessions } from '#studio/sessions/server/handlers.ts'

export default { handlers: sessions } satisfies ServerFeature
