import * as z from 'zod/mini'
import { audiences } from '#day/days/contract/day-audiences.ts'
import { coordinatesProblem } from '#day/days/contract/day-coordinates.ts'
import { dayName, itemTitle } from '#day/days/contract/endpoints.ts'
import { date, id, paragraph, text, timeZone } from '#platform/contract/fields.ts'

/** An item as it is typed, with its time and duration in any of the usual formats. */
export const itemForm = z.object({
  title: itemTitle,
  start: z.string(),
  minutes: z.string(),
  place: text(),
  section: text(),
  details: paragraph(),
  notes: paragraph(),
  audience: z.enum(audiences),
  vendorIds: z.array(id),
  isKey: z.boolean(),
  isFixed: z.boolean(),
})

/** A day as it is typed. */
export const dayForm = z.object({
  name: dayName,
  date: z.union([z.literal(''), date], 'Please enter a date, such as June 12, 2027.'),
  timeZone: z.union([z.literal(''), timeZone]),
  place: text(),
  coordinates: z.string().check(({ value, issues }) => {
    const message = coordinatesProblem(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  }),
})
