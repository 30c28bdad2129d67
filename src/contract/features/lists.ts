import type { Feature } from '#contract/feature.ts'
import * as lists from '#contract/lists.ts'

export default { calls: lists } satisfies Feature
