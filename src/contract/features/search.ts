import type { Feature } from '#contract/feature.ts'
import * as search from '#contract/search.ts'

export default {
  calls: search,
} satisfies Feature
