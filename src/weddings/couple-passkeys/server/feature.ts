import { tables } from '#weddings/couple-passkeys/server/about-tables.ts'
import { couplePasskeys } from '#weddings/couple-passkeys/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: couplePasskeys, tables } satisfies ServerFeature
