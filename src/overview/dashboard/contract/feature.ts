import * as dashboard from '#contract/calls/dashboard.ts'
import { dayHere, monthHere } from '#contract/day.ts'
import * as events from '#contract/calls/events.ts'
import type { Feature } from '#contract/feature.ts'
import * as goals from '#contract/calls/goals.ts'
import * as messages from '#contract/calls/messages.ts'
import { ask, planner } from '#contract/page.ts'

export default {
  pages: [
    planner('/', {
      title: 'Dashboard',
      screen: 'dashboard/DashboardPage',
      opensOffline: true,
      reads: [
        ask(dashboard.readStats, () => ({ today: dayHere() })),
        messages.recent,
        ask(events.upcoming, () => ({ today: dayHere() })),
        ask(goals.list, () => ({ monthYear: monthHere() })),
      ],
    }),
  ],
} satisfies Feature
