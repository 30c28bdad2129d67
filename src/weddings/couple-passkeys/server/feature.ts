import { couplePasskeys } from '#weddings/couple-passkeys/server/handlers.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default { handlers: couplePasskeys } satisfies ServerFeature
