import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask } from '#platform/contract/page.ts'
import * as today from '#overview/today/contract/calls.ts'

export default {
  readsOn: {
    '/': [
      ask(today.readWeddings, () => ({ today: dayHere() })),
      ask(today.read, () => ({ today: dayHere() })),
      ask(today.readWeek, () => ({ today: dayHere() })),
    ],
  },
} satisfies Feature
