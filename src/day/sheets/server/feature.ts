import type { ServerFeature } from '#platform/server/http/feature.ts'
import { sheets } from '#day/sheets/server/handlers.ts'

export default { handlers: sheets } satisfies ServerFeature
