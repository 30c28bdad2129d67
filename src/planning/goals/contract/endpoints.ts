import * as z from 'zod/mini'
import * as calls from '#planning/goals/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { id, instant, nothing, optionalParagraph, requiredText } from '#platform/contract/fields.ts'

export const goalUnits = ['count', 'hours', 'dollars', 'percentage'] as const
export type GoalUnit = (typeof goalUnits)[number]

export const goalCategories = ['consultations', 'bookings', 'contracts', 'revenue', 'events', 'vendors'] as const
export type GoalCategory = (typeof goalCategories)[number]

export const goal = z.object({
  id,
  title: z.string(),
  description: z.nullable(z.string()),
  currentValue: z.int(),
  targetValue: z.int(),
  unit: z.enum(goalUnits),
  category: z.enum(goalCategories),
  monthYear: z.string(),
  /** Its value is what came in that month, in whole units of the studio's currency, instead of what was typed. */
  followsMoney: z.boolean(),
  /** The currencies in which money came in too, which is not in the value. */
  leftOut: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type Goal = z.output<typeof goal>

const tooLarge = 'Please enter a smaller number.'

/** Goals are integers: dollars without cents, hours without minutes. */
const whole = (least: number, message: string) =>
  z.pipe(
    z.number({ error: message }),
    z.pipe(
      z.transform((given: number) => Math.round(given)),
      z.number().check(z.minimum(least, message), z.maximum(2147483647, tooLarge)),
    ),
  )

const title = requiredText('Goal title is required')
const currentValue = whole(0, 'Current value must not be negative')
const targetValue = whole(1, 'Target value must be greater than 0')

const optionalFields = {
  description: optionalParagraph(),
  currentValue: z.optional(currentValue),
  unit: z.optional(z.enum(goalUnits, 'Please choose one of the units.')),
  category: z.optional(z.enum(goalCategories, 'Please choose one of the categories.')),
  /** Only in dollars, of the category revenue; ends when one of them changes. */
  followsMoney: z.optional(z.boolean()),
}

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please enter the month as yyyy-MM.'))

export const newGoal = z.object({ title, targetValue, ...optionalFields, monthYear: z.optional(month) })

const changedFields = { title: z.optional(title), targetValue: z.optional(targetValue), ...optionalFields }

/** A goal's month can't be changed. */
export const goalChange = z.object({
  ...changedFields,
  previous: previousOf(changedFields),
  /** Sent by the dialog and ignored: the server's clock decides. */
  updatedAt: z.optional(z.unknown()),
})

/** Text typed into a form; anything but a number counts as 0. */
const typed = z.pipe(
  z.string(),
  z.transform((given: string) => Number(given) || 0),
)

export const goalForm = z.object({
  title,
  description: optionalFields.description,
  currentValue: z.pipe(typed, currentValue),
  targetValue: z.pipe(typed, targetValue),
  unit: z.enum(goalUnits),
  category: z.enum(goalCategories),
  followsMoney: z.boolean(),
})

export const list = endpoint(calls.list, {
  summary: 'The goals of a month (yyyy-MM), without one those of the current month',
  for: {
    planner: {
      query: z.object({ monthYear: z.optional(z.union([z.literal(''), month])) }),
      returns: z.array(goal),
    },
  },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a goal to a month',
  for: { planner: { body: newGoal, returns: goal } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a goal',
  for: { planner: { body: goalChange, returns: goal } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a goal',
  for: { planner: { returns: nothing } },
})
