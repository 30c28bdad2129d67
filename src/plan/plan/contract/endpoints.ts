import * as z from 'zod/mini'
import * as calls from '#plan/plan/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date, id, inWeddingYears, offset, optionalDate, requiredText, viewersDay } from '#platform/contract/fields.ts'
import { amount } from '#platform/contract/amount.ts'
import { datedKinds, earlierFates, lineKinds, lineStates } from '#plan/plan/contract/plan-kinds.ts'
import { keyLength } from '#plan/templates/contract/template-rows.ts'

/** A row of a wedding with its date now, and the date that it would have. */
export const datedRow = z.object({
  kind: z.enum(datedKinds),
  id,
  title: z.string(),
  /** The amount of a payment; null for other rows. */
  amount: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** From the wedding's date; null for a fixed date. */
  offset: z.nullable(offset),
  /** Completed or paid: it never moves. */
  isSettled: z.boolean(),
  /** Took place already: it moves only if it is chosen. */
  isOver: z.boolean(),
})
export type DatedRow = z.output<typeof datedRow>

/** What else is on the new date. */
export const conflict = z.object({
  kind: z.enum(['wedding', 'event', 'vendor']),
  id,
  /** Null for an event of the studio. */
  clientId: z.nullable(id),
  title: z.string(),
  time: z.nullable(z.string()),
})
export type Conflict = z.output<typeof conflict>

/** The new date, or '' for none. */
const newDate = z.union([z.literal(''), date], 'Please enter the date as yyyy-MM-dd.')

export const view = endpoint(calls.view, {
  summary: 'All dated rows of a wedding with the dates that they would have for another wedding date',
  for: {
    planner: {
      /** Without it, the wedding's present date. */
      query: z.object({ weddingDate: z.optional(newDate) }),
      returns: z.object({
        weddingDate: z.nullable(z.string()),
        rows: z.array(datedRow),
        conflicts: z.array(conflict),
      }),
    },
  },
})

const moved = z.object({
  kind: z.enum(datedKinds),
  id,
  /** Another date than the computed one. */
  date: z.optional(newDate),
})

export const mostRows = 2000

const reDating = z.object({
  weddingDate: newDate.check(inWeddingYears),
  /**
   * Tied rows that are not listed keep their date, and do not follow the wedding any more. Invoices need the right
   * `money`; for a caller without it they stay as they are.
   */
  rows: z.optional(z.array(moved).check(z.maxLength(mostRows))),
  /** The wedding's date that the rows were chosen for; refused if it has another one by now. */
  previousDate: optionalDate,
})
export type ReDate = z.output<typeof reDating>

export const reDate = endpoint(calls.reDate, {
  summary: 'Moves the wedding, and with it these rows; without `rows` all that are tied to its date and not over',
  status: 200,
  for: {
    planner: {
      body: reDating,
      returns: z.object({ batch: id, changed: z.number() }),
    },
  },
})

/** A field of the wedding's row, with what it says and what the template says; null for long texts and lists. */
const lineChange = z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })
export type LineChange = z.output<typeof lineChange>

/** What applying a template would do with one of its rows. */
export const templateLine = z.object({
  key: z.string(),
  kind: z.enum(lineKinds),
  phase: z.nullable(z.string()),
  title: z.string(),
  offset: z.nullable(offset),
  /** Null without an offset, or while the wedding has no date; of a row that the planner has given a fixed date, that one. */
  date: z.nullable(z.string()),
  isPast: z.boolean(),
  isForCouple: z.boolean(),
  /** The percentage of the total that a payment is; null for other rows. */
  share: z.nullable(z.string()),
  state: z.enum(lineStates),
  /** Whether a new row was deleted from this wedding, or left out when the template was applied before. */
  earlier: z.nullable(z.enum(earlierFates)),
  /** The fields in which the wedding's row differs from the template's. */
  changes: z.array(lineChange),
  /** Whether the wedding has a row of this kind with the same title that is not from the template. */
  hasTwin: z.boolean(),
})
export type TemplateLine = z.output<typeof templateLine>

export const templateView = endpoint(calls.templateView, {
  summary: "What applying a template would do: its rows with their dates, beside the wedding's",
  for: {
    planner: {
      query: viewersDay,
      returns: z.object({ name: z.string(), weddingDate: z.nullable(z.string()), lines: z.array(templateLine) }),
    },
  },
})

const applied = z.object({
  key: requiredText('Each row needs a key.', keyLength),
  /** A fixed date instead of the computed one. */
  date: z.optional(newDate),
  /** Adds a task that was done before the plan was applied; other rows are added as they are. */
  done: z.optional(z.boolean()),
  /** Deletes a row that the template does not have any more. */
  remove: z.optional(z.boolean()),
})

const application = z.object({
  templateId: id,
  /** The rows to take; without it all that the wedding never had. Payments need the right `money`. */
  rows: z.optional(z.array(applied).check(z.maxLength(mostRows))),
  /** What the payments are shares of. */
  amount: z.optional(amount),
})
export type Application = z.output<typeof application>

export const applyTemplate = endpoint(calls.applyTemplate, {
  summary: 'Adds rows of a template to a wedding, and changes those that came from it and are not done',
  status: 200,
  for: {
    planner: {
      body: application,
      returns: z.object({ batch: id, added: z.number(), changed: z.number(), removed: z.number() }),
    },
  },
})
