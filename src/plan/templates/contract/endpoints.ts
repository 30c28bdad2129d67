import * as z from 'zod/mini'
import * as calls from '#plan/templates/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { eventTypes, mostMinutes } from '#planning/events/contract/endpoints.ts'
import {
  id,
  instant,
  nothing,
  offset,
  optionalParagraph,
  paragraph,
  requiredText,
  text,
} from '#platform/contract/fields.ts'
import { percent } from '#money/billing/contract/tax-rate.ts'
import { limits } from '#platform/contract/limits.ts'
import { taskAssignees, taskPriorities } from '#planning/tasks/contract/endpoints.ts'
import { keyLength, mostRows, mostSteps } from '#plan/templates/contract/template-rows.ts'

const rowView = {
  key: z.string(),
  phase: z.nullable(z.string()),
  title: z.string(),
  description: z.nullable(z.string()),
  /** With the key of another row, days from that row's date. */
  offset: z.nullable(z.extend(offset, { from: z.optional(z.string()) })),
}

export const templateRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    ...rowView,
    priority: z.enum(taskPriorities),
    assignedTo: z.enum(taskAssignees),
    visibleToCouple: z.boolean(),
    steps: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('event'),
    ...rowView,
    type: z.enum(eventTypes),
    time: z.nullable(z.string()),
    minutes: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('payment'), ...rowView, share: z.string() }),
])

const orNone = <S extends z.ZodMiniType>(schema: S) => z.prefault(z.nullable(schema), null)
const key = requiredText('Each row needs a key.', keyLength)
const rowForm = {
  key,
  phase: orNone(text(100)),
  title: requiredText('Please give the row a title.'),
  description: orNone(paragraph(limits.page)),
  offset: orNone(z.extend(offset, { from: z.optional(key) })),
}
const step = requiredText('A step needs a title')

/** Only key, kind and title are required, and the share of a payment. */
export const newTemplateRow = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    ...rowForm,
    priority: z.prefault(z.enum(taskPriorities, 'Please choose one of the priorities.'), 'medium'),
    assignedTo: z.prefault(z.enum(taskAssignees, 'Please choose the planner or the couple.'), 'planner'),
    /** If it is not said, as it was, or else as the studio's default. */
    visibleToCouple: z.optional(z.boolean()),
    steps: z.prefault(z.array(step).check(z.maxLength(mostSteps, `A task has at most ${mostSteps} steps.`)), []),
  }),
  z.object({
    kind: z.literal('event'),
    ...rowForm,
    type: z.prefault(z.enum(eventTypes, 'Please choose one of the types.'), 'milestone'),
    time: orNone(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter the time as HH:mm.'))),
    minutes: orNone(z.int().check(z.minimum(1), z.maximum(mostMinutes))),
  }),
  z.object({ kind: z.literal('payment'), ...rowForm, share: percent }),
])

export type NewTemplateRow = z.output<typeof newTemplateRow>

const rows = z.array(newTemplateRow).check(z.maxLength(mostRows, `A template has at most ${mostRows} rows.`))
const name = requiredText('Please give the template a name.', 100)

const anyOffset = z.nullable(offset)
const summary = {
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  /** Increases with each change. */
  revision: z.int(),
  updatedAt: instant,
}

export const templateInList = z.object({
  ...summary,
  rows: z.int(),
  tasks: z.int(),
  events: z.int(),
  payments: z.int(),
  /** The earliest and the latest offset of its rows. */
  first: anyOffset,
  last: anyOffset,
})
export type TemplateInList = z.output<typeof templateInList>

export const template = z.object({ ...summary, rows: z.array(templateRow) })
export type Template = z.output<typeof template>

/** Either with rows, as a copy of another template, or from what a wedding has. */
export const newTemplate = z
  .object({
    name: z.optional(name),
    description: optionalParagraph(),
    rows: z.optional(rows),
    copyOf: z.optional(id),
    fromClient: z.optional(id),
  })
  .check(
    z.refine(
      ({ rows, copyOf, fromClient }) => [rows, copyOf, fromClient].filter((one) => one !== undefined).length < 2,
      {
        error: 'Please enter either rows, a template, or a wedding.',
        path: ['rows'],
      },
    ),
    z.refine(({ name, copyOf }) => name !== undefined || copyOf !== undefined, {
      error: 'Please give the template a name.',
      path: ['name'],
    }),
  )

export const templateChange = z.object({
  name: z.optional(name),
  description: optionalParagraph(),
  rows: z.optional(rows),
  /** The revision that the change was made on; the change is refused if there is a newer one. */
  revision: z.optional(z.int().check(z.minimum(1))),
})

export const list = endpoint(calls.list, {
  summary: "The studio's plan templates by name, without their rows",
  for: { planner: { returns: z.array(templateInList) } },
})

export const read = endpoint(calls.read, {
  summary: 'One plan template with its rows',
  for: { planner: { returns: template } },
})

export const weddings = endpoint(calls.weddings, {
  summary: 'The weddings that have tasks from a plan template, the next one first',
  for: {
    planner: {
      returns: z.array(
        z.object({ id, name: z.string(), weddingDate: z.nullable(z.string()), open: z.int(), done: z.int() }),
      ),
    },
  },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a plan template: with rows, as a copy of another, or from the plan of a wedding',
  for: { planner: { body: newTemplate, returns: template } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a plan template; what weddings got from it stays as it is',
  for: { planner: { body: templateChange, returns: template } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a plan template, which can be restored for a day',
  for: { planner: { returns: nothing } },
})

export const restore = endpoint(calls.restore, {
  summary: 'Restores a deleted plan template',
  for: { planner: { returns: template } },
})
