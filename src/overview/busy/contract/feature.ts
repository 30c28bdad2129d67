import * as busy from '#overview/busy/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'

export default { readsOn: { '/settings?tab=calendars': [busy.list] } } satisfies Feature
