import { listDayStates } from '#day/days/server/public/day-states.ts'
import { listFiguresOfWedding } from '#money/figures/server/public.ts'
import type * as endpoints from '#overview/summary/contract/endpoints.ts'
import { readShares } from '#overview/summary/server/queries.ts'
import { dayInUtc } from '#platform/contract/calendar-date.ts'
import { rightsIn } from '#platform/server/db/callers.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { listPeople } from '#weddings/people/server/public/people.ts'

export const summary: HandlersOf<typeof endpoints> = {
  read: async ({ tx, who, params: { id }, query: { today = dayInUtc() } }) => {
    const [shares, money, days, people] = await Promise.all([
      readShares(tx, id, today),
      rightsIn(who).includes('money') ? listFiguresOfWedding(tx, id) : null,
      listDayStates(tx, id),
      listPeople(tx, id),
    ])
    return { ...(shares ?? refuse('not-found')), money, days, people }
  },
}
