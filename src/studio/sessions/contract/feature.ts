import type { Feature } from '#platform/contract/feature.ts'
import * as sessions from '#studio/sessions/contract/calls.ts'

export default { readsOn: { '/settings?tab=security': [sessions.list] } } satisfies Feature
