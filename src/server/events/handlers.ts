import { dayInUtc } from '#contract/day.ts'
import type { contract } from '#contract/index.ts'
import { findClient, findClientForCouple } from '#server/clients/queries.ts'
import { blankToNull } from '#server/db/blank.ts'
import type { Event } from '#contract/events.ts'
import type { Tx } from '#server/db/pool.ts'
import { timeInWords } from '#server/ground/moments.ts'
import { dayInWords } from '#server/ground/words.ts'
import { tell } from '#server/letters/queries.ts'
import * as queries from '#server/events/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { listDeadlines } from '#server/tasks/queries.ts'

export const events: HandlersOf<typeof contract.events> = {
  list: ({ tx, query }) => queries.listEvents(tx, query),

  calendar: async ({ tx, query: { from, to } }) => {
    const [events, deadlines] = await Promise.all([
      queries.listCalendarEvents(tx, from, to),
      listDeadlines(tx, from, to),
    ])
    return { events, deadlines }
  },

  upcoming: ({ tx, query }) => queries.listUpcoming(tx, query.today ?? dayInUtc()),

  read: ({ tx, params }) => queries.findEvent(tx, params.id),

  update: async ({ tx, params, body }) => {
    const before = await queries.findEvent(tx, params.id)
    const event = await queries.changeEvent(tx, params.id, blankToNull(body))
    if (event.date !== before.date || event.time !== before.time) await tellOfEvent(tx, event, 'Moved')
    return event
  },

  remove: ({ tx, params }) => queries.deleteEvent(tx, params.id) as Promise<undefined>,

  listOfClient: async ({ tx, who, params }) => {
    const isPlanner = who.kind === 'planner'
    const found = isPlanner
      ? await queries.listEvents(tx, { clientId: params.id })
      : await queries.listEventsForCouple(tx, params.id)
    // Only an empty result needs the extra query whether the wedding exists.
    if (found.length === 0) await (isPlanner ? findClient(tx, params.id) : findClientForCouple(tx, params.id))
    return found
  },

  create: async ({ tx, params, body }) => {
    const event = await queries.insertEvent(tx, { ...blankToNull(body), clientId: params.id })
    await tellOfEvent(tx, event, 'New in your schedule')
    return event
  },
}

async function tellOfEvent(tx: Tx, { id, clientId, title, date, time }: Event, what: string): Promise<void> {
  const detail = `${dayInWords(date)}${time ? `, ${timeInWords(time)}` : ''}`
  await tell(tx, { clientId, kind: 'event', subjectId: id, title: `${what}: ${title}`, detail })
}
