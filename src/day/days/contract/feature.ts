import * as days from '#day/days/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as clients from '#weddings/clients/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask, planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/clients/{id}/day', {
      title: 'Wedding Day',
      screen: 'day/days/web/DayPage',
      reads: [clients.read, days.list],
    }),
    planner('/days', {
      needs: 'day',
      isHome: true,
      title: 'Wedding Days',
      screen: 'day/days/web/DaysPage',
      reads: [ask(days.upcoming, () => ({ today: dayHere() }))],
    }),
    planner('/day/{id}', {
      needs: 'day',
      title: 'Day Mode',
      screen: 'day/days/web/mode/DayModePage',
      opensOffline: true,
      reads: [days.read],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=day': [days.list],
    '/client-portal/{id}': [days.published],
  },
} satisfies Feature
