import { rsvp } from '#guests/rsvp/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: rsvp } satisfies ServerFeature
