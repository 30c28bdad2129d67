import { mailingLabels } from '#guests/mailing-labels/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: mailingLabels } satisfies ServerFeature
