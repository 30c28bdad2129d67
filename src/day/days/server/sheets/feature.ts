import { tables } from '#day/days/server/sheets/about-tables.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { sheets } from '#day/days/server/sheets/handlers.ts'

export default { handlers: sheets, tables } satisfies ServerFeature
