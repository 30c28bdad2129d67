import { firstSteps } from '#overview/first-steps/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: firstSteps } satisfies ServerFeature
