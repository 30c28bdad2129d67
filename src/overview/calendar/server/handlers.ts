import { listKeyMoments } from '#day/days/server/public/published-days.ts'
import { listBusyTimes } from '#overview/busy/server/public.ts'
import type * as endpoints from '#overview/calendar/contract/endpoints.ts'
import { listCalendarEvents } from '#planning/events/server/public.ts'
import { listDeadlines } from '#planning/tasks/server/public.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const calendar: HandlersOf<typeof endpoints> = {
  read: async ({ tx, query: { from, to } }) => {
    const [events, deadlines, moments, busy] = await Promise.all([
      listCalendarEvents(tx, from, to),
      listDeadlines(tx, from, to),
      listKeyMoments(tx, from, to),
      listBusyTimes(tx, from, to),
    ])
    return { events, deadlines, moments, busy }
  },
}
