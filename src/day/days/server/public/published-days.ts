import type { KeyMoment } from '#day/days/contract/key-moment.ts'
import { and, eq, gt, sql, asc } from '#platform/server/db/drizzle.ts'
import { days, publishedItems, dayItems } from '#day/days/server/table.ts'
import { asCoupleSees } from '#day/days/contract/day-changes.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

const { placeholder } = sql

const publishedDays = preparedSelect({ count: sql<number>`count(*)::int` }, (select) =>
  select.from(days).where(and(eq(days.clientId, sql.placeholder('clientId')), gt(days.version, 0))),
)

/** What begins after midnight happens on the next date. */
const dateOfItem = sql<string>`(${days.date}::date + ${publishedItems.start} / 1440)::text`
const keyMoments = preparedSelect(
  {
    id: publishedItems.itemId,
    dayId: days.id,
    clientId: days.clientId,
    title: publishedItems.title,
    place: publishedItems.place,
    date: dateOfItem,
    time: sql<string>`to_char(make_interval(mins => ${publishedItems.start} % 1440), 'HH24:MI')`,
  },
  (select) =>
    select
      .from(days)
      .innerJoin(
        publishedItems,
        and(eq(publishedItems.plannerId, days.plannerId), eq(publishedItems.dayId, days.id), publishedItems.isKey),
      )
      .where(
        and(
          sql`${days.date} between (${placeholder('from')}::date - 1)::text and ${placeholder('to')}`,
          sql`${dateOfItem} between ${placeholder('from')} and ${placeholder('to')}`,
        ),
      )
      .orderBy(days.date, publishedItems.start, publishedItems.itemId),
)

/** The key moments of all published days of the studio in a range of dates. */
export const listKeyMoments = (tx: Tx, from: string, to: string): Promise<KeyMoment[]> => keyMoments(tx, { from, to })

/** How many published days of a wedding the caller may see. */
export async function countPublished(tx: Tx, clientId: number): Promise<number> {
  const [row] = await publishedDays(tx, { clientId })
  return row?.count ?? 0
}

/** The parts of an item that its audience sees, for the draft and the published version. */
export const partsOf = (table: typeof dayItems | typeof publishedItems) => ({
  start: table.start,
  minutes: table.minutes,
  title: table.title,
  place: table.place,
  details: table.details,
  section: table.section,
  audience: table.audience,
  vendorIds: sql<number[]>`to_json(${table.vendorIds})`,
})

export const withTime = <Row extends { start: number }>(row: Row): Omit<Row, 'start'> & { start: string } => ({
  ...row,
  start: timeOf(row.start),
})

const published = { id: publishedItems.itemId, ...partsOf(publishedItems) }
const publishedOfDay = preparedSelect(published, (select) =>
  select
    .from(publishedItems)
    .where(eq(publishedItems.dayId, placeholder('dayId')))
    .orderBy(asc(publishedItems.start), asc(publishedItems.itemId)),
)

/** The items as the last published version has them, without those that only the studio sees. */
export const listPublishedParts = async (tx: Tx, dayId: number) => (await publishedOfDay(tx, { dayId })).map(withTime)

/** Those of them that the couple sees. */
export const listPartsForCouple = async (tx: Tx, dayId: number) => asCoupleSees(await listPublishedParts(tx, dayId))
