import * as z from 'zod/mini'
import * as calls from '#overview/search/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, text } from '#platform/contract/fields.ts'

export const searchResult = z.object({
  /** 'client', 'event', 'task', 'vendor', 'document', 'item' of a run sheet, 'invoice', 'note' or 'message'. */
  type: z.string(),
  id,
  title: z.string(),
  category: z.nullable(z.string()),
  status: z.nullable(z.string()),
  /** The couple of an event, a task, an invoice, a note or a message, and the day of the first three, which tell those of one title apart. */
  clientName: z.nullable(z.string()),
  date: z.nullable(z.string()),
  /** Where an item of a run sheet is; null for all other types. */
  dayId: z.nullable(id),
  /** The couple of what has one, but vendors and couples themselves. */
  clientId: z.nullable(id),
})
export type SearchResult = z.output<typeof searchResult>

export const find = endpoint(calls.find, {
  summary: "Finds the studio's own records, the best matches first; under two characters nothing is found",
  for: { planner: { query: z.object({ q: z.optional(text(100)) }), returns: z.array(searchResult) } },
})
