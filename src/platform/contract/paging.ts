import * as z from 'zod/mini'
import type { Terms } from '#platform/contract/endpoint.ts'
import { limits, mostInList } from '#platform/contract/limits.ts'

/** Each list of rows returns the newest `limit` of them, or those before an id. A `Link` header has the next page. */
export const page = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
})
export type Page = z.output<typeof page>

/** Whether an answer is a list of rows with ids. */
export const isList = ({ returns }: Terms): boolean =>
  returns instanceof z.ZodMiniArray &&
  returns.def.element instanceof z.ZodMiniObject &&
  'id' in returns.def.element.shape &&
  !(returns.def.element.shape['id'] instanceof z.ZodMiniNullable)

/** Its query has the page already: the rows are read page by page. */
export const readsPages = ({ query }: Terms): boolean => query instanceof z.ZodMiniObject && 'before' in query.shape

/** What is looked for in a list, and how many of its rows are wanted. */
export const sought = z.object({
  /** All of these words are in a row's text. */
  words: z.optional(z.string().check(z.maxLength(limits.line))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostInList))),
})

/** The first rows that match, and how many match and are there at all. */
export const firstOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), found: z.number(), all: z.number() })
export type FirstOf<Row> = { rows: Row[]; found: number; all: number }
