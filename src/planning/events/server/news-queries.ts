import { studioToday } from '#studio/studios/server/public/studios.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Event } from '#planning/events/contract/endpoints.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { findAnyEvent } from '#planning/events/server/queries.ts'
import type { UndoneRow } from '#platform/server/http/feature.ts'
import { tell } from '#weddings/news/server/public/tell.ts'

type Facts = Pick<Event, 'clientId' | 'title' | 'time'> & { date: string | null }

/** Tells the couple, if it has one, of an event that is new, has changed or was cancelled; if it is near, also those who hear only of what is near. */
export async function tellOfEvent(tx: Tx, now: Facts & { id: number }, before?: Facts): Promise<void> {
  const { id, clientId, title } = now
  if (clientId === null) return
  const known = before && { title: before.title, date: before.date, time: before.time }
  const news = { clientId, subjectId: id, title, ...(known && { before: known }) }
  await tell(tx, { ...news, kind: 'event' })
  const today = await studioToday(tx)
  const isNear = (date: string | null | undefined) => date === today || date === addDays(today, 1)
  if (isNear(now.date) || isNear(before?.date)) await tell(tx, { ...news, kind: 'event-soon' })
}

type Row = { operation: 'insert' | 'update' | 'delete'; clientId: number | null; before: Partial<Facts> | null }

/** Tells of an event that an undo has put back, moved or deleted; several are those of a plan, which are told as one. */
export async function tellOfUndone(tx: Tx, batch: number, undone: readonly UndoneRow[]): Promise<void> {
  const [event, ...others] = undone.filter(({ table, kept }) => table === 'events' && !kept)
  if (!event || others.length > 0) return
  const { rows } = await tx.execute<Row>(sql`
    select operation, client_id as "clientId", before from history
    where batch = ${batch} and table_name = 'events' and row_id = ${event.id}`)
  const [row] = rows
  if (!row) return
  const { operation, clientId, before } = row
  const { title = event.subject, date = null, time = null } = before ?? {}
  const known = { clientId, title, date, time }
  if (operation === 'delete') return tellOfEvent(tx, { ...known, id: event.id }, known)
  const now = { ...(await findAnyEvent(tx, event.id)), id: event.id }
  if (operation === 'insert') return tellOfEvent(tx, now)
  const was = { ...now, ...before }
  if (was.date !== now.date || was.time !== now.time) await tellOfEvent(tx, now, was)
}
