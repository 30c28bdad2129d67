import type { ServerFeature } from '#server/http/feature.ts'
import { tokens } from '#server/tokens/handlers.ts'

export default { handlers: tokens } satisfies ServerFeature
