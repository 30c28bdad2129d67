import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, text } from '#contract/fields.ts'

export const searchResult = z.object({
  type: z.enum(['client']),
  id,
  title: z.string(),
  category: z.optional(z.string()),
  status: z.optional(z.string()),
})
export type SearchResult = z.output<typeof searchResult>

export const find = endpoint('GET /api/search', {
  summary: "Finds the studio's own records by their names; under two characters nothing is found",
  about: ['clients'],
  for: { planner: { query: z.object({ q: z.optional(text(100)) }), returns: z.array(searchResult) } },
})
