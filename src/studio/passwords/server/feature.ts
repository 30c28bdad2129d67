import type { ServerFeature } from '#server/http/feature.ts'
import { passwords } from '#server/passwords/handlers.ts'

export default { handlers: passwords } satisfies ServerFeature
