import * as z from 'zod/mini'
import * as calls from '#guests/guests/contract/parts/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, nothing, offset, optionalDate, optionalText, requiredText, text } from '#platform/contract/fields.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { previousOf } from '#platform/contract/previous.ts'

export const mostParts = 20
export const mostMeals = 20
export const mostDaysAfter = 30

/** A part of a wedding to which guests are invited, such as the ceremony, the dinner, or the brunch. */
export const part = z.object({
  id,
  clientId: id,
  name: z.string(),
  /** On which day it takes place, counted from the wedding's date; -1 is the day before. */
  daysAfter: z.int(),
  /** HH:mm. */
  time: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** What guests choose from; without any, they are not asked. */
  meals: z.array(z.string()),
  /** New guests are invited to it. */
  invitesAll: z.boolean(),
  /** Until when guests may answer. */
  deadline: z.nullable(z.string()),
  /** From the wedding's date; null for a deadline that does not follow it. */
  deadlineOffset: z.nullable(offset),
})
export type Part = z.output<typeof part>

const name = requiredText(msg('Please enter a name.'), 80)
const time = z.optional(
  z.nullable(
    z.union(
      [z.literal(''), z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))],
      msg('Please enter the time as HH:mm.'),
    ),
  ),
)
const noDays = msg('Please enter a number of days between -30 and 30.')
const meal = requiredText(msg('Please enter a meal.'), 80)
const isDistinct = z.refine<string[]>(
  (meals) => new Set(meals.map((one) => one.toLowerCase())).size === meals.length,
  msg('Please enter each meal once.'),
)
const choices = {
  daysAfter: z.optional(z.int(noDays).check(z.minimum(-mostDaysAfter, noDays), z.maximum(mostDaysAfter, noDays))),
  time,
  place: optionalText(),
  meals: z.optional(z.array(meal).check(z.maxLength(mostMeals, msg('Please enter at most twenty meals.')), isDistinct)),
  invitesAll: z.optional(z.boolean()),
  deadline: optionalDate,
  /** Ties the deadline to the wedding's date; null unties it. */
  deadlineOffset: z.optional(z.nullable(offset)),
}
export const newPart = z.object({ name, ...choices })
const changed = { name: z.optional(name), ...choices }
export const partChange = z.object({ ...changed, previous: previousOf(changed) })

/** The form of a part; its meals are written one in a line. */
export const partForm = z.object({
  name,
  place: text(),
  time: z.string(),
  /** A number as a select has it. */
  daysAfter: z.string(),
  meals: z.string(),
  invitesAll: z.boolean(),
  deadline: z.string(),
  deadlineOffset: z.nullable(offset),
})

export const list = endpoint(calls.list, {
  summary: 'The parts of a wedding to which guests are invited, in the order in which they were added',
  feature: 'guests',
  for: { planner: { returns: z.array(part) }, couple: { returns: z.array(part) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a part of a wedding, and invites all guests to it unless it says otherwise',
  feature: 'guests',
  for: { planner: { body: newPart, returns: part }, couple: { body: newPart, returns: part } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a part',
  feature: 'guests',
  for: { planner: { body: partChange, returns: part }, couple: { body: partChange, returns: part } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a part with what its guests have answered for it',
  feature: 'guests',
  for: { planner: { returns: nothing }, couple: { returns: nothing } },
})
