import type { CalendarEvent, Event, EventType } from '#planning/events/contract/endpoints.ts'
import { clientName, clients } from '#weddings/clients/server/table.ts'
import { and, eq, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { DatedTable } from '#platform/server/db/dated-rows.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given, preparedSelect, statement } from '#platform/server/db/statement.ts'
import { events } from '#planning/events/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

/** Columns that the couple's role may read too. */
export const calendarColumns = {
  id: events.id,
  clientId: events.clientId,
  title: events.title,
  description: events.description,
  place: events.place,
  /** Events that wait for the wedding's date are excluded by each query. */
  date: sql<string>`${events.date}`,
  time: events.time,
  type: sql<EventType>`${events.type}`,
  minutes: events.minutes,
}

/** Events without a time come first on their day. */
export const inOrder = [sql`${events.date}`, sql`${events.time} nulls first`, sql`${events.id}`]

const { placeholder } = sql
export const inRange = sql`${events.date} between ${placeholder('from')} and ${placeholder('to')}`

const inCalendar = preparedSelect(calendarColumns, (select) =>
  select
    .from(events)
    .where(inRange)
    .orderBy(...inOrder),
)

export const listCalendarEvents = (tx: Tx, from: string, to: string): Promise<CalendarEvent[]> =>
  inCalendar(tx, { from, to })

export function listEventsForCouple(tx: Tx, clientId: number) {
  return tx
    .select({ ...calendarColumns, clientId: sql<number>`${events.clientId}` })
    .from(events)
    .where(and(eq(events.clientId, clientId), isNotNull(events.date)))
    .orderBy(...inOrder)
}

/** For `returning`, which can't join other tables. */
const written = {
  ...calendarColumns,
  addedBy: events.addedBy,
  offset: events.offset,
  clientName: sql<string | null>`(select ${clientName} from ${clients} where ${clients.id} = ${events.clientId})`,
}

const added = statement(written, (query) =>
  query
    .insert(events)
    .values({
      clientId: placeholder('clientId'),
      title: placeholder('title'),
      description: placeholder('description'),
      place: placeholder('place'),
      date: placeholder('date'),
      time: placeholder('time'),
      type: placeholder('type'),
      minutes: placeholder('minutes'),
      offset: placeholder('offset'),
    })
    .returning(written),
)

const defaults = {
  clientId: null,
  description: null,
  place: null,
  time: null,
  type: 'milestone',
  minutes: null,
  offset: null,
}

export async function insertEvent(tx: Tx, values: typeof events.$inferInsert): Promise<Event> {
  const [row] = await added(tx, { ...defaults, ...given(values) })
  return row ?? refuse('not-found')
}

export const datedEvents: DatedTable = {
  table: events,
  date: events.date,
  dateColumn: 'date',
  takesPlace: true,
  title: sql`${events.title}`,
  isSettled: sql`false`,
  isShown: sql`true`,
}
