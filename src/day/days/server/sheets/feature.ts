import type { ServerFeature } from '#platform/server/http/feature.ts'
import { sheets } from '#day/days/server/sheets/handlers.ts'

export default { handlers: sheets } satisfies ServerFeature
