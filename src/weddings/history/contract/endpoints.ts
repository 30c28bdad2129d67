import * as z from 'zod/mini'
import * as calls from '#weddings/history/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { page } from '#platform/contract/paging.ts'

export type Operation = 'insert' | 'update' | 'delete'

export const batchKinds = ['template', 're-date', 'bulk', 'sheet', 'list', 'undo'] as const
export type BatchKind = (typeof batchKinds)[number]
/** The names and counts that the sentence about a batch needs. */
export type BatchAbout = {
  name?: string
  count?: number
  from?: string | null
  to?: string | null
  /** The template that was applied, and the keys of its rows that were left out. */
  templateId?: number
  skipped?: string[]
  /** The batch that an undo took back, and whether all of it. */
  of?: number
  whole?: true
}

/** All that one call did. */
export const entry = z.object({
  /** The batch again, for paging. */
  id,
  batch: id,
  at: instant,
  by: z.string(),
  sentence: z.string(),
  /** The single changes, if there are several: the first ones. */
  details: z.array(z.string()),
  /** How many changes `details` leaves out. */
  more: z.number(),
  canUndo: z.boolean(),
  /** It has also changed what the caller may not see, such as invoices, and so the caller can't take it back. */
  isWithheld: z.boolean(),
})
export type Entry = z.output<typeof entry>

export const undone = z.object({
  /** The undo is a batch too, so that it can be undone; null if it can't, since couples went into the trash. */
  batch: z.nullable(id),
  count: z.number(),
  /** Rows that were changed again since, and stay as they are. */
  kept: z.array(z.object({ id, what: z.string(), title: z.string() })),
})
export type Undone = z.output<typeof undone>

export const ofWedding = endpoint(calls.ofWedding, {
  summary: 'What was changed about one wedding and by whom, latest first; `before` is a batch',
  for: { planner: { query: page, returns: z.array(entry) } },
})

export const details = endpoint(calls.details, {
  summary: 'Each single change of a batch about one wedding, at most two thousand',
  for: { planner: { returns: z.array(z.string()) } },
})

export const undo = endpoint(calls.undo, {
  summary:
    'Takes back all that one call did, except for rows that were changed again since; refused to a caller who may not see all of it',
  status: 200,
  for: { planner: { returns: undone } },
})
