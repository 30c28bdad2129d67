import * as z from 'zod/mini'
import * as calls from '#exchange/lists/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { limits } from '#platform/contract/limits.ts'

/** Lists of which each row is added by itself. */
export const rowKinds = ['clients', 'vendors', 'tasks', 'events'] as const
export type RowKind = (typeof rowKinds)[number]
export const listKinds = [...rowKinds, 'guests'] as const
export type ListKind = (typeof listKinds)[number]

export const mostRows = 1000
/** Of guests, who belong to one wedding. */
export const mostGuestRows = 3000

/** Of all rows together. */
const mostListBytes = 4 * 1024 * 1024

/** What happens with guests and envelopes that are there already. */
export const duplicateWays = ['merge', 'skip', 'add'] as const
export type DuplicateWay = (typeof duplicateWays)[number]

/** What a row of guests becomes. */
export const becomings = ['added', 'merged', 'skipped', 'there'] as const
export type Becoming = (typeof becomings)[number]

/** The longest is 'answer:' and the name of a part. */
const mostInName = 90
/** The cells of one row by the names of the fields; only those that are filled. */
const row = z.record(z.string().check(z.maxLength(mostInName)), z.string().check(z.maxLength(limits.page)))
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
  /** What becomes of each row, for guests. */
  rows: z.optional(z.array(z.object({ row: z.number(), becomes: z.enum(becomings) }))),
})
export type ListOutcome = z.output<typeof outcome>

const importedList = z.object({
  batch: id,
  kind: z.enum(listKinds),
  /** The wedding of a list of guests. */
  clientId: z.nullable(id),
  count: z.number(),
  at: instant,
})
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
  mostBytes: mostListBytes,
  for: {
    planner: {
      body: z
        .object({
          kind: z.enum(listKinds),
          rows: z
            .array(row)
            .check(
              z.minLength(1, 'The list is empty.'),
              z.maxLength(mostGuestRows, `A list has at most ${mostGuestRows} rows.`),
            ),
          preview: z.optional(z.boolean()),
          /** The wedding of a list of guests. */
          clientId: z.optional(id),
          /** For guests; they are merged by default. */
          duplicates: z.optional(z.enum(duplicateWays)),
        })
        .check(
          z.refine(({ kind, rows }) => kind === 'guests' || rows.length <= mostRows, {
            path: ['rows'],
            message: `A list has at most ${mostRows} rows.`,
          }),
          z.refine(({ kind, clientId }) => kind !== 'guests' || clientId !== undefined, {
            path: ['clientId'],
            message: 'Please say whose guests they are.',
          }),
        ),
      returns: outcome,
    },
  },
})
