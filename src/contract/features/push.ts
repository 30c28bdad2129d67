import type { Feature } from '#contract/feature.ts'
import * as push from '#contract/push.ts'

export default { calls: push } satisfies Feature
