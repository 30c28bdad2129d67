import * as busy from '#contract/calls/busy.ts'
import type { Feature } from '#contract/feature.ts'

export default { readsOn: { '/settings?tab=calendars': [busy.list] } } satisfies Feature
