import { summary } from '#overview/summary/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: summary } satisfies ServerFeature
