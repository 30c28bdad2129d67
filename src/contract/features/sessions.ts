import type { Feature } from '#contract/feature.ts'
import * as sessions from '#contract/sessions.ts'

export default { calls: sessions, readsOn: { '/settings?tab=security': [sessions.list] } } satisfies Feature
