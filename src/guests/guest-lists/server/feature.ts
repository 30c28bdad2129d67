import { tables } from '#guests/guest-lists/server/about-tables.ts'
import { guestLists } from '#guests/guest-lists/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: guestLists, tables } satisfies ServerFeature
