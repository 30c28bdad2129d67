import { tables } from '#weddings/couples/server/couple-passkeys/about-tables.ts'
import { couplePasskeys } from '#weddings/couples/server/couple-passkeys/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: couplePasskeys, tables } satisfies ServerFeature
