import * as busy from '#contract/busy.ts'
import type { Feature } from '#contract/feature.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    busy: true
  }
}

export default { calls: busy, readsOn: { '/settings?tab=calendars': [busy.list] } } satisfies Feature
