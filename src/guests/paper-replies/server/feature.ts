import { paperReplies } from '#guests/paper-replies/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: paperReplies } satisfies ServerFeature
