import * as z from 'zod/mini'
import * as calls from '#day/days/contract/sheets/calls.ts'
import { mostStart, minutesOf } from '#day/days/contract/day-time.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, nothing, optionalText, requiredText, text } from '#platform/contract/fields.ts'
import { mostGuests, mostSheetDays, shippedKeys } from '#day/days/contract/sheets/sheet-rows.ts'

const name = requiredText('Please give the template a name.', 100)

export const sheetTemplate = z.object({
  /** Null for those that come with Larkspur, which have a key instead. */
  id: z.nullable(id),
  key: z.nullable(z.enum(shippedKeys)),
  name: z.string(),
  description: z.nullable(z.string()),
  dayNames: z.array(z.string()),
  /** How many it writes, without and with a first look. */
  items: z.int(),
  itemsWithFirstLook: z.int(),
  asksFirstLook: z.boolean(),
  growsWithGuests: z.boolean(),
  /** When the day of the ceremony begins and ends, in minutes from the ceremony. */
  first: z.int(),
  last: z.int(),
})
export type SheetTemplate = z.output<typeof sheetTemplate>

const noTime = 'Please enter the time of the ceremony as HH:mm.'
const noGuests = `Please enter the number of guests, from 1 to ${mostGuests}.`
const places = { ceremony: optionalText(), reception: optionalText(), gettingReady: optionalText() }

const noTemplate = 'Please choose a template.'

export const sheetStart = z.object({
  /** One of the studio, or the key of one that comes with Larkspur. */
  template: z.union([id, z.enum(shippedKeys, noTemplate)], noTemplate),
  /** The day of the ceremony; by default a new one. */
  dayId: z.optional(id),
  /** When the ceremony begins. */
  time: z.string({ error: noTime }).check(
    z.trim(),
    z.refine((typed: string) => (minutesOf(typed) ?? mostStart) < 24 * 60, noTime),
  ),
  firstLook: z.prefault(z.boolean(), false),
  /** By default as many as the wedding has. */
  guests: z.optional(z.int(noGuests).check(z.minimum(1, noGuests), z.maximum(mostGuests, noGuests))),
  places: z.prefault(z.object(places), {}),
})
export type SheetStart = z.output<typeof sheetStart>

const typedGuests = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostGuests
/** The answers as they are typed; no number of guests stands for that of the wedding. */
export const sheetForm = z.object({
  template: requiredText(noTemplate),
  time: requiredText(noTime),
  firstLook: z.boolean(),
  guests: z.string().check(
    z.trim(),
    z.refine((typed: string) => typed === '' || typedGuests(typed), noGuests),
  ),
  ceremony: text(),
  reception: text(),
  gettingReady: text(),
})
export const sheetNameForm = z.object({ name, ceremonyItem: z.string(), dayIds: z.array(id) })

export const list = endpoint(calls.list, {
  summary: 'The templates of run sheets: those of the studio by name, then those that come with Larkspur',
  for: { planner: { returns: z.array(sheetTemplate) } },
})

export const save = endpoint(calls.save, {
  summary: 'Makes a template from days of one wedding; times become offsets from the ceremony',
  for: {
    planner: {
      body: z.object({
        name,
        dayIds: z
          .array(id)
          .check(
            z.minLength(1, 'Please choose a day.'),
            z.maxLength(mostSheetDays, `A template has at most ${mostSheetDays} days.`),
          ),
        /** The item that times are counted from; by default the one that is called ceremony. */
        ceremonyItem: z.optional(id),
      }),
      returns: sheetTemplate,
    },
  },
})

export const rename = endpoint(calls.rename, {
  summary: 'Renames a template of run sheets',
  for: { planner: { body: z.object({ name }), returns: sheetTemplate } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a template of run sheets; the sheets that were made from it stay',
  for: { planner: { returns: nothing } },
})

export const start = endpoint(calls.start, {
  summary: 'Writes the run sheet of a wedding from a template, as one change',
  for: {
    planner: {
      body: sheetStart,
      returns: z.object({ dayId: id, days: z.int(), items: z.int() }),
    },
  },
})

/** It does not follow each change of an item: it changes only as days pass. */
export const usual = endpoint(calls.usual, {
  summary: 'How long items of the same title usually took the studio, for titles that were run at least twice',
  for: { planner: { returns: z.array(z.object({ title: z.string(), minutes: z.int(), times: z.int() })) } },
})
