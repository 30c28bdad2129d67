import * as dashboard from '#contract/dashboard.ts'
import { dayHere, monthHere } from '#contract/day.ts'
import * as events from '#contract/events.ts'
import type { Feature } from '#contract/feature.ts'
import * as goals from '#contract/goals.ts'
import * as messages from '#contract/messages.ts'
import { ask, planner } from '#contract/page.ts'

export default {
  calls: dashboard,
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
