import * as days from '#contract/calls/days.ts'
import { dayHere } from '#contract/day.ts'
import * as clients from '#contract/calls/clients.ts'
import type { Feature } from '#contract/feature.ts'
import { ask, planner } from '#contract/page.ts'

export default {
  pages: [
    planner('/clients/{id}/day', {
      title: 'Wedding Day',
      screen: 'days/DayPage',
      reads: [clients.read, days.list],
    }),
    planner('/days', {
      title: 'Wedding Days',
      screen: 'days/DaysPage',
      reads: [ask(days.upcoming, () => ({ today: dayHere() }))],
    }),
    planner('/day/{id}', {
      title: 'Day Mode',
      screen: 'days/mode/DayModePage',
      opensOffline: true,
      reads: [days.read],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=day': [days.list],
    '/client-portal/{id}': [days.published],
  },
} satisfies Feature
