import { dayHere } from '#contract/day.ts'
import type { Feature } from '#contract/feature.ts'
import { ask } from '#contract/page.ts'
import * as today from '#contract/today.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    today: true
  }
}

export default {
  calls: today,
  restored: ['today'],
  readsOn: {
    '/': [ask(today.read, () => ({ today: dayHere() })), ask(today.readWeek, () => ({ today: dayHere() }))],
  },
} satisfies Feature
