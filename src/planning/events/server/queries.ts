import type { Event, EventType, UpcomingEvent, WaitingEvent } from '#planning/events/contract/endpoints.ts'
import type { Offset } from '#platform/contract/offset.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq, isNotNull, isNull, sql } from '#platform/server/db/drizzle.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { events } from '#planning/events/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { calendarColumns, inRange, inOrder } from '#planning/events/server/public.ts'

const { placeholder } = sql

const coupleOrNone = sql<string | null>`${clientName}`
const allColumns = { ...calendarColumns, clientName: coupleOrNone, addedBy: events.addedBy, offset: events.offset }
const brief = {
  id: calendarColumns.id,
  title: calendarColumns.title,
  clientName: coupleOrNone,
  type: calendarColumns.type,
  time: calendarColumns.time,
  date: calendarColumns.date,
}

const ofStudio = preparedSelect(allColumns, (select) =>
  select
    .from(events)
    .leftJoin(clients, ofItsCouple(events))
    .where(inRange)
    .orderBy(...inOrder),
)

const ofWedding = preparedSelect(allColumns, (select) =>
  select
    .from(events)
    .innerJoin(clients, ofItsCouple(events))
    .where(and(eq(events.clientId, placeholder('clientId')), inRange))
    .orderBy(...inOrder),
)

type Range = { from?: string | undefined; to?: string | undefined; clientId?: number | undefined }

export function listEvents(tx: Tx, { from = '0000-01-01', to = '9999-12-31', clientId }: Range): Promise<Event[]> {
  return clientId === undefined ? ofStudio(tx, { from, to }) : ofWedding(tx, { from, to, clientId })
}

const most = 50
const fromToday = preparedSelect(brief, (select) =>
  select
    .from(events)
    .leftJoin(clients, ofItsCouple(events))
    .where(sql`${events.date} >= ${placeholder('today')}`)
    .orderBy(...inOrder)
    .limit(most),
)

export const listUpcoming = (tx: Tx, today: string): Promise<UpcomingEvent[]> => fromToday(tx, { today })

const oneById = preparedSelect(allColumns, (select) =>
  select
    .from(events)
    .leftJoin(clients, ofItsCouple(events))
    .where(and(eq(events.id, placeholder('id')), isNotNull(events.date))),
)

export async function findEvent(tx: Tx, id: number): Promise<Event> {
  const [row] = await oneById(tx, { id })
  return row ?? refuse('not-found')
}

const waiting = preparedSelect(
  {
    id: events.id,
    title: events.title,
    time: events.time,
    type: sql<EventType>`${events.type}`,
    offset: sql<Offset>`${events.offset}`,
  },
  (select) =>
    select
      .from(events)
      .where(and(eq(events.clientId, placeholder('clientId')), isNull(events.date), isNotNull(events.offset)))
      .orderBy(events.id),
)

/** Events that get their dates with the wedding's. */
export const listWaiting = (tx: Tx, clientId: number): Promise<WaitingEvent[]> => waiting(tx, { clientId })

/** An event that may wait for its date. */
export async function findAnyEvent(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      clientId: events.clientId,
      title: events.title,
      date: events.date,
      time: events.time,
      offset: events.offset,
      description: events.description,
      place: events.place,
      type: events.type,
      minutes: events.minutes,
    })
    .from(events)
    .where(eq(events.id, id))
  return row ?? refuse('not-found')
}

export const lockEvent = (tx: Tx, id: number): Promise<void> => lockRow(tx, events, id)

export async function changeEvent(tx: Tx, id: number, change: Partial<typeof events.$inferInsert>): Promise<Event> {
  if (Object.values(change).some((value) => value !== undefined)) {
    await tx.update(events).set(change).where(eq(events.id, id))
  }
  return findEvent(tx, id)
}

export const deleteEvent = (tx: Tx, id: number): Promise<void> => deleteRow(tx, events, id)
