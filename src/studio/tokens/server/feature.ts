import { tables } from '#studio/tokens/server/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { tokens } from '#studio/tokens/server/handlers.ts'

export default { handlers: tokens, tables } satisfies ServerFeature
