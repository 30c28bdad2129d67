import { dayInUtc } from '#platform/contract/calendar-date.ts'
import type * as endpoints from '#planning/events/contract/endpoints.ts'
import { findClient, findClientForCouple, findWeddingDate } from '#weddings/clients/server/public/clients.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Event, EventChange } from '#planning/events/contract/endpoints.ts'
import { dateAt, offsetBetween } from '#platform/contract/offset.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { tellOfEvent } from '#planning/events/server/news-queries.ts'
import { listEventsForCouple, insertEvent } from '#planning/events/server/public.ts'
import * as queries from '#planning/events/server/queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const events: HandlersOf<typeof endpoints> = {
  list: ({ tx, query }) => queries.listEvents(tx, query),

  upcoming: ({ tx, query }) => queries.listUpcoming(tx, query.today ?? dayInUtc()),

  read: ({ tx, params }) => queries.findEvent(tx, params.id),

  update: async ({ tx, params, body: { previous, ...body } }) => {
    if (previous) await queries.lockEvent(tx, params.id)
    const before = await queries.findAnyEvent(tx, params.id)
    refuseStale(before.title, before, body, previous)
    if (before.date === null && !body.date) refuse('invalid', { message: 'Please give this event a date.' })
    const event = await queries.changeEvent(tx, params.id, await followed(tx, body, before))
    if (event.clientId !== before.clientId) {
      await tellOfEvent(tx, { ...before, id: event.id }, before)
      await tellOfEvent(tx, event)
    } else if (event.date !== before.date || event.time !== before.time) await tellOfEvent(tx, event, before)
    return event
  },

  createOfStudio: async ({ tx, body }) => {
    const values = await followed(tx, body)
    const event = await insertEvent(tx, { ...values, title: body.title, clientId: values.clientId ?? null })
    await tellOfEvent(tx, event)
    return event
  },

  waiting: async ({ tx, params }) => {
    const found = await queries.listWaiting(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  remove: async ({ tx, params: { id } }) => {
    const before = await queries.findAnyEvent(tx, id)
    await queries.deleteEvent(tx, id)
    await tellOfEvent(tx, { ...before, id }, before)
    return undefined
  },

  listOfClient: async ({ tx, who, params }) => {
    const isPlanner = who.kind === 'planner'
    const found = isPlanner
      ? await queries.listEvents(tx, { clientId: params.id })
      : await listEventsForCouple(tx, params.id)
    // Only an empty result needs the extra query whether the wedding exists.
    if (found.length === 0) await (isPlanner ? findClient(tx, params.id) : findClientForCouple(tx, params.id))
    return found
  },

  create: async ({ tx, params, body }) => {
    const values = await followed(tx, { ...body, clientId: params.id })
    const event = await insertEvent(tx, { ...values, title: body.title, clientId: params.id })
    await tellOfEvent(tx, event)
    return event
  },
}

/** Gives an event that is tied to the wedding's date its date, and one that was moved by hand its new offset. */
async function followed(
  tx: Tx,
  given: EventChange,
  before?: Pick<Event, 'clientId' | 'offset'> & { date: string | null },
) {
  const values = blankToNull(given)
  const clientId = values.clientId === undefined ? before?.clientId : values.clientId
  if (!clientId) {
    if (values.offset) refuseField('offset', 'A studio event does not follow a wedding.')
    return { ...values, offset: null }
  }
  const offset = values.offset === undefined ? before?.offset : values.offset
  const isMoved = values.date !== undefined || (values.clientId !== undefined && values.clientId !== before?.clientId)
  if (!offset || (values.offset === undefined && !isMoved)) return values
  const weddingDate = await findWeddingDate(tx, clientId)
  if (values.offset) {
    const message = 'This couple has no wedding date yet.'
    const anchor = weddingDate ?? refuseField('offset', message)
    return { ...values, date: dateAt(anchor, values.offset) }
  }
  const date = values.date ?? before?.date
  return { ...values, offset: date && weddingDate ? offsetBetween(weddingDate, date) : null }
}
