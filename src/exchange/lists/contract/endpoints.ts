import * as z from 'zod/mini'
import * as calls from '#exchange/lists/contract/calls.ts'
import {
  becomings,
  duplicateWays,
  listKinds,
  mostGuestRows,
  mostListBytes,
  mostRows,
} from '#exchange/lists/contract/list-choices.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { limits } from '#platform/contract/limits.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { msgWith } from '#platform/contract/locale/msg-with.ts'

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
  /** What is left out of a row, for guests. */
  notes: z.optional(z.array(z.object(found))),
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

const listOf = (most: number) =>
  z
    .array(row)
    .check(
      z.minLength(1, msg('The list is empty.')),
      z.maxLength(most, msgWith('A list has at most {most} rows.', { most })),
    )

const given = {
  preview: z.optional(z.boolean()),
  /** For guests; they are merged by default. */
  duplicates: z.optional(z.enum(duplicateWays)),
}

export const add = endpoint(calls.add, {
  summary: 'Adds all rows of a list, or none; a preview only says what is wrong or there already',
  needs: ['work', 'names'],
  feature: 'guests',
  status: 200,
  mostBytes: mostListBytes,
  for: {
    planner: {
      body: z
        .object({
          kind: z.enum(listKinds),
          rows: listOf(mostGuestRows),
          /** The wedding of a list of guests. */
          clientId: z.optional(id),
          ...given,
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
    couple: {
      body: z.object({
        kind: z.literal('guests'),
        rows: listOf(mostGuestRows),
        clientId: id,
        ...given,
        /** In which language the outcome speaks; in English by default. */
        language: z.optional(z.enum(languages)),
      }),
      returns: outcome,
    },
  },
})
