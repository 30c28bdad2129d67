import type { Feature } from '#contract/feature.ts'
import * as live from '#contract/live.ts'

export default {
  calls: live,
} satisfies Feature
