import { several } from '#plan/several/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: several } satisfies ServerFeature
