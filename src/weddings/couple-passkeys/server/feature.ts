import { couplePasskeys } from '#server/couple-passkeys/handlers.ts'
import type { ServerFeature } from '#server/http/feature.ts'

export default { handlers: couplePasskeys } satisfies ServerFeature
