import type { DayContent } from '#contract/day-records.ts'
import * as records from '#contract/day-records.ts'
import * as days from '#contract/days.ts'
import * as dayUndo from '#contract/day-undo.ts'
import * as upcoming from '#contract/upcoming.ts'
import { dayHere } from '#contract/day.ts'
import * as clients from '#contract/clients.ts'
import type { Feature } from '#contract/feature.ts'
import { ask, planner } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    days: true
  }
}

declare module '#contract/link-contents.ts' {
  interface LinkContents {
    'vendor-day': DayContent<'vendor-day'>
    'party-day': DayContent<'party-day'>
    'guest-day': DayContent<'guest-day'>
  }
}

export default {
  calls: { ...days, ...dayUndo, ...upcoming },
  linkContents: {
    'vendor-day': records.dayContent('vendor-day'),
    'party-day': records.dayContent('party-day'),
    'guest-day': records.dayContent('guest-day'),
  },
  restored: ['days'],
  pages: [
    planner('/clients/{id}/day', {
      title: 'Wedding Day',
      screen: 'days/DayPage',
      reads: [clients.read, days.list],
    }),
    planner('/days', {
      title: 'Wedding Days',
      screen: 'days/DaysPage',
      reads: [ask(upcoming.upcoming, () => ({ today: dayHere() }))],
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
