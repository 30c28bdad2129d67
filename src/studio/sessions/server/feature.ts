import { tables } from '#studio/sessions/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { sessions } from '#studio/sessions/server/handlers.ts'

export default { handlers: sessions, tables } satisfies ServerFeature
