import type { Feature } from '#contract/feature.ts'
import * as sessions from '#contract/calls/sessions.ts'

export default { readsOn: { '/settings?tab=security': [sessions.list] } } satisfies Feature
