import { dayHere } from '#contract/day.ts'
import type { Feature } from '#contract/feature.ts'
import { ask } from '#contract/page.ts'
import * as today from '#contract/calls/today.ts'

export default {
  readsOn: {
    '/': [ask(today.read, () => ({ today: dayHere() })), ask(today.readWeek, () => ({ today: dayHere() }))],
  },
} satisfies Feature
