import type { Feature } from '#contract/feature.ts'
import * as goals from '#contract/goals.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    goals: true
  }
}

export default {
  calls: goals,
} satisfies Feature
