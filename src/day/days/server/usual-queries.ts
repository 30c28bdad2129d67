import { and, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { dayItems, titleOfItem } from '#day/days/server/table.ts'
import { mostLength } from '#day/days/contract/day-time.ts'

const mostTitles = 500

const took = sql`extract(epoch from ${dayItems.endedAt} - ${dayItems.startedAt}) / 60`
const usual = {
  title: sql<string>`${titleOfItem(dayItems)}`,
  minutes: sql<number>`round(percentile_cont(0.5) within group (order by ${took}))::int`,
  times: sql<number>`count(*)::int`,
}

/** The median of what was measured on wedding days, by title; a press by mistake that lasted no minute does not count. */
const byTitle = preparedSelect(usual, (select) =>
  select
    .from(dayItems)
    .where(and(isNotNull(dayItems.startedAt), isNotNull(dayItems.endedAt), sql`${took} between 1 and ${mostLength}`))
    .groupBy(titleOfItem(dayItems))
    .having(sql`count(*) >= 2`)
    .orderBy(sql`count(*) desc, ${titleOfItem(dayItems)}`)
    .limit(mostTitles),
)

export const listUsualDurations = (tx: Tx) => byTitle(tx)
