import type { Feature } from '#contract/feature.ts'
import * as history from '#contract/history.ts'

export default { calls: history } satisfies Feature
