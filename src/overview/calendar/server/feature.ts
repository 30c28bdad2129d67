import { calendar } from '#overview/calendar/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: calendar } satisfies ServerFeature
