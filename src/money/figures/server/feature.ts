import { figures } from '#money/figures/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: figures } satisfies ServerFeature
