import * as dashboard from '#overview/dashboard/contract/calls.ts'
import { dayHere, monthHere } from '#platform/contract/calendar-date.ts'
import * as events from '#planning/events/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import * as goals from '#planning/goals/contract/calls.ts'
import * as messages from '#talk/messages/contract/calls.ts'
import { ask, planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/', {
      title: 'Dashboard',
      screen: 'app/web/dashboard/DashboardPage',
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
