import type { ServerFeature } from '#server/http/feature.ts'
import { sheets } from '#server/sheets/handlers.ts'

export default { handlers: sheets } satisfies ServerFeature
