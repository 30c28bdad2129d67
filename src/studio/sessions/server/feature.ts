import type { ServerFeature } from '#server/http/feature.ts'
import { sessions } from '#server/sessions/handlers.ts'

export default { handlers: sessions } satisfies ServerFeature
