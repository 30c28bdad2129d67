import type { Feature } from '#contract/feature.ts'
import * as payments from '#contract/payments.ts'

export default {
  calls: payments,
} satisfies Feature
