import type { CoupleEvent, Event, EventType, UpcomingEvent, WaitingEvent } from '#planning/events/contract/endpoints.ts'
import type { Offset } from '#platform/contract/offset.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, eq, isNotNull, isNull, sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import { deleteRow } from '#platform/server/db/delete-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, preparedSelect, statement } from '#platform/server/db/statement.ts'
import { events } from '#planning/events/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Columns that the couple's role may read too. */
const shownToCouple = {
  id: events.id,
  clientId: events.clientId,
  title: events.title,
  description: events.description,
  /** Events that wait for the wedding's date are excluded by each query. */
  date: sql<string>`${events.date}`,
  time: events.time,
  type: sql<EventType>`${events.type}`,
  minutes: events.minutes,
}

const whole = { ...shownToCouple, clientName, addedBy: events.addedBy, offset: events.offset }
const brief = {
  id: shownToCouple.id,
  title: shownToCouple.title,
  clientName,
  type: shownToCouple.type,
  time: shownToCouple.time,
  date: shownToCouple.date,
}

/** Events without a time come first on their day. */
const inOrder = [sql`${events.date}`, sql`${events.time} nulls first`, sql`${events.id}`]

const { placeholder } = sql
const inRange = sql`${events.date} between ${placeholder('from')} and ${placeholder('to')}`

const ofStudio = preparedSelect(whole, (select) =>
  select
    .from(events)
    .innerJoin(clients, ofItsCouple(events))
    .where(inRange)
    .orderBy(...inOrder),
)

const ofWedding = preparedSelect(whole, (select) =>
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

const inCalendar = preparedSelect(shownToCouple, (select) =>
  select
    .from(events)
    .where(inRange)
    .orderBy(...inOrder),
)

export const listCalendarEvents = (tx: Tx, from: string, to: string): Promise<CoupleEvent[]> =>
  inCalendar(tx, { from, to })

const most = 50
const fromToday = preparedSelect(brief, (select) =>
  select
    .from(events)
    .innerJoin(clients, ofItsCouple(events))
    .where(sql`${events.date} >= ${placeholder('today')}`)
    .orderBy(...inOrder)
    .limit(most),
)

export const listUpcoming = (tx: Tx, today: string): Promise<UpcomingEvent[]> => fromToday(tx, { today })

const oneById = preparedSelect(whole, (select) =>
  select
    .from(events)
    .innerJoin(clients, ofItsCouple(events))
    .where(and(eq(events.id, placeholder('id')), isNotNull(events.date))),
)

export async function findEvent(tx: Tx, id: number): Promise<Event> {
  const [row] = await oneById(tx, { id })
  return row ?? refuse('not-found')
}

/** The columns that the couple's role may read. */
export function listEventsForCouple(tx: Tx, clientId: number) {
  return tx
    .select(shownToCouple)
    .from(events)
    .where(and(eq(events.clientId, clientId), isNotNull(events.date)))
    .orderBy(...inOrder)
}

/** For `returning`, which can't join other tables. */
const written = {
  ...shownToCouple,
  addedBy: events.addedBy,
  offset: events.offset,
  clientName: sql<string>`(select ${clientName} from ${clients} where ${clients.id} = ${events.clientId})`,
}

const added = statement(written, (query) =>
  query
    .insert(events)
    .values({
      clientId: placeholder('clientId'),
      title: placeholder('title'),
      description: placeholder('description'),
      date: placeholder('date'),
      time: placeholder('time'),
      type: placeholder('type'),
      minutes: placeholder('minutes'),
      offset: placeholder('offset'),
    })
    .returning(written),
)

const unsaid = { description: null, time: null, type: 'milestone', minutes: null, offset: null }

export async function insertEvent(tx: Tx, values: typeof events.$inferInsert): Promise<Event> {
  const [row] = await added(tx, { ...unsaid, ...given(values) })
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
    })
    .from(events)
    .where(eq(events.id, id))
  return row ?? refuse('not-found')
}

export async function changeEvent(tx: Tx, id: number, change: Partial<typeof events.$inferInsert>): Promise<Event> {
  if (Object.values(change).some((value) => value !== undefined)) {
    await tx.update(events).set(change).where(eq(events.id, id))
  }
  return findEvent(tx, id)
}

export const datedEvents: DatedTable = {
  table: events,
  date: events.date,
  dateColumn: 'date',
  title: sql`${events.title}`,
  isSettled: sql`false`,
  isShown: sql`true`,
}

export const deleteEvent = (tx: Tx, id: number): Promise<void> => deleteRow(tx, events, id)
