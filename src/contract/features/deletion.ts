import * as deletion from '#contract/deletion.ts'
import type { Feature } from '#contract/feature.ts'

export default { calls: deletion } satisfies Feature
