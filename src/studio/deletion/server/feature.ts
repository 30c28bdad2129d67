import { deletion } from '#server/deletion/handlers.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default { handlers: deletion } satisfies ServerFeature
