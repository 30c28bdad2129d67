import * as z from 'zod/mini'
import * as calls from '#exchange/lists/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { limits } from '#platform/contract/limits.ts'

export const listKinds = ['clients', 'vendors', 'tasks', 'events'] as const
export type ListKind = (typeof listKinds)[number]

export const mostRows = 1000

/** The cells of one row by the names of the fields; only those that are filled. */
const row = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(limits.page)))
export type ListRow = z.output<typeof row>

const found = { row: z.number(), message: z.string() }
const outcome = z.object({
  /** How many rows were added. */
  added: z.number(),
  /** With it all of them are taken back; null for a preview. */
  batch: z.nullable(id),
  /** By the number of the row in the call, beginning with 0. */
  problems: z.array(z.object({ ...found, field: z.string() })),
  /** What is there already, or is in the list twice. */
  duplicates: z.array(z.object(found)),
})
export type ListOutcome = z.output<typeof outcome>

const importedList = z.object({ batch: id, kind: z.enum(listKinds), count: z.number(), at: instant })
export type ImportedList = z.output<typeof importedList>

export const recent = endpoint(calls.recent, {
  summary: 'The lists that were imported in the last day and not taken back, latest first',
  needs: ['work', 'names'],
  for: { planner: { returns: z.array(importedList) } },
})

export const add = endpoint(calls.add, {
  summary: 'Adds all rows of a list, or none; a preview only says what is wrong or there already',
  needs: ['work', 'names'],
  status: 200,
  for: {
    planner: {
      body: z.object({
        kind: z.enum(listKinds),
        rows: z
          .array(row)
          .check(z.minLength(1, 'The list is empty.'), z.maxLength(mostRows, `A list has at most ${mostRows} rows.`)),
        preview: z.optional(z.boolean()),
      }),
      returns: outcome,
    },
  },
})
