import type { Feed } from '#exchange/feeds/contract/endpoints.ts'
import { feedKinds } from '#platform/contract/link-kinds.ts'
import { planners, studioName } from '#studio/studios/server/table.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, asc, eq, inArray, isNull, lt, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { feedEntries } from '#exchange/feeds/server/table.ts'
import { links } from '#weddings/links/server/table.ts'
import { tasks } from '#planning/tasks/server/table.ts'

const listed = preparedSelect(
  {
    id: links.id,
    isOwn: sql<boolean>`${links.kind} = 'member-calendar'`,
    clientId: links.clientId,
    clientName: sql<string | null>`${clientName}`,
    createdAt: links.createdAt,
    lastOpenedAt: links.lastOpenedAt,
  },
  (select) =>
    select
      .from(links)
      .leftJoin(clients, ofItsCouple(links))
      .where(and(inArray(links.kind, [...feedKinds]), isNull(links.revokedAt)))
      .orderBy(sql`${links.clientId} nulls first`, asc(links.kind)),
)

/** The own calendar and that of the studio first. Row security hides those of other members. */
export const listFeeds = (tx: Tx): Promise<Feed[]> => listed(tx)

/** Days for which what was deleted is sent as cancelled. */
const cancelledDays = 30
const isSent = sql`(${feedEntries.cancelledAt} is null or ${feedEntries.cancelledAt} > now() - make_interval(days => ${sql.raw(String(cancelledDays))}))`

const marked = preparedSelect(
  {
    studio: studioName,
    timeZone: planners.timeZone,
    couple: sql<string | null>`${clientName}`,
    /** A change replaces the sequence of an entry by a higher one than any before, so no two states have both the same. */
    entries: sql<string>`(select count(*) || '-' || coalesce(sum(${feedEntries.sequence}), 0) from ${feedEntries} where ${isSent})`,
  },
  (select) =>
    select.from(links).innerJoin(planners, eq(planners.id, links.plannerId)).leftJoin(clients, ofItsCouple(links)),
)

/** Whose calendar it is, and a mark of its entries. */
export const markFeed = (tx: Tx) => marked(tx)

const entry = {
  weddingId: feedEntries.weddingId,
  couple: feedEntries.couple,
  source: feedEntries.source,
  sourceId: feedEntries.sourceId,
  title: feedEntries.title,
  details: feedEntries.details,
  place: feedEntries.place,
  date: feedEntries.date,
  time: feedEntries.time,
  minutes: feedEntries.minutes,
  timeZone: feedEntries.timeZone,
  sequence: feedEntries.sequence,
  changedAt: feedEntries.changedAt,
  isCancelled: sql<boolean>`${feedEntries.cancelledAt} is not null`,
}
const entries = preparedSelect(entry, (select) =>
  select.from(feedEntries).where(isSent).orderBy(asc(feedEntries.sequence)),
)
export type FeedEntry = Awaited<ReturnType<typeof entries>>[number]

/** Row security limits it to the studio or the wedding of the link. */
export const listEntries = (tx: Tx): Promise<FeedEntry[]> => entries(tx)

const isDue = sql`not ${tasks.completed} and ${tasks.dueDate} is not null`
const dueMarked = preparedSelect(
  {
    due: sql<string>`coalesce(md5(string_agg(concat_ws('|', ${tasks.id}, ${tasks.dueDate}, ${tasks.title}, ${tasks.description}, ${clientName}), '/' order by ${tasks.id})), '')`,
  },
  (select) => select.from(tasks).leftJoin(clients, ofItsCouple(tasks)).where(isDue),
)

/** A mark of the due tasks that the calendar of a member shows. */
export const markTasks = (tx: Tx) => dueMarked(tx)

const due = preparedSelect(
  {
    id: tasks.id,
    title: tasks.title,
    details: tasks.description,
    couple: sql<string | null>`${clientName}`,
    date: sql<string>`${tasks.dueDate}`,
    createdAt: tasks.createdAt,
  },
  (select) =>
    select.from(tasks).leftJoin(clients, ofItsCouple(tasks)).where(isDue).orderBy(asc(tasks.dueDate), asc(tasks.id)),
)
export type DueTask = Awaited<ReturnType<typeof due>>[number]

/** Row security limits them to the tasks of the member whose calendar it is. */
export const listDueTasks = (tx: Tx): Promise<DueTask[]> => due(tx)

export async function deleteCancelled(tx: Tx): Promise<void> {
  await tx.delete(feedEntries).where(lt(feedEntries.cancelledAt, sql`now() - make_interval(days => ${cancelledDays})`))
}
