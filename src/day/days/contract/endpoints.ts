import * as z from 'zod/mini'
import * as calls from '#day/days/contract/calls.ts'
import { audiences, itemStates, mostItems } from '#day/days/contract/day-audiences.ts'
import { contact, day, daySummary, item, publishedDay } from '#day/days/contract/day-records.ts'
import { minutesOf, mostLength } from '#day/days/contract/day-time.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { dayLinkKinds } from '#platform/contract/link-kinds.ts'
import {
  id,
  madeFile,
  nothing,
  offset,
  optionalDate,
  optionalEmail,
  optionalParagraph,
  optionalText,
  requiredText,
  timeZone,
} from '#platform/contract/fields.ts'

const noStart = 'Please enter the time as HH:mm; hours continue after midnight, so 01:30 is 25:30.'
const startTime = z.string({ error: noStart }).check(
  z.trim(),
  z.refine((text: string) => minutesOf(text) !== undefined, noStart),
)
const noLength = `Please enter the duration in minutes, from 1 to ${mostLength}.`
const minutes = z.int(noLength).check(z.minimum(1, noLength), z.maximum(mostLength, noLength))
const vendorIds = z.array(id).check(z.maxLength(50))
const itemFields = {
  minutes: z.optional(minutes),
  place: optionalText(),
  details: optionalParagraph(),
  notes: optionalParagraph(),
  section: optionalText(),
  isKey: z.optional(z.boolean()),
  isFixed: z.optional(z.boolean()),
  audience: z.optional(z.enum(audiences, 'Please choose who sees it.')),
  vendorIds: z.optional(vendorIds),
}
export const itemTitle = requiredText('Title is required')

export const newItem = z.object({
  title: itemTitle,
  /** By default when the last item ends, or 9:00. */
  start: z.optional(startTime),
  ...itemFields,
})
export type NewItem = z.output<typeof newItem>

const itemFieldChange = { title: z.optional(itemTitle), start: z.optional(startTime), ...itemFields }
export const itemChanged = z.object({
  ...itemFieldChange,
  /** What the fields were when the caller read them: a field that has another value by now is refused. */
  previous: z.optional(z.object(itemFieldChange)),
})
export type ItemFields = z.output<typeof itemChanged>

export const dayName = requiredText('Name is required')
const coordinate = (most: number) => z.optional(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))))
const dayFields = {
  date: optionalDate,
  /** Ties the date to the wedding's; null unties it. */
  offset: z.optional(z.nullable(offset)),
  timeZone: z.optional(timeZone),
  place: optionalText(),
  latitude: coordinate(90),
  longitude: coordinate(180),
}
/** Without a date the day follows the wedding's. */
export const newDay = z.object({ name: dayName, ...dayFields })
export const dayChange = z.object({ name: z.optional(dayName), ...dayFields })
export type DayChange = z.output<typeof dayChange>

export const list = endpoint(calls.list, {
  summary: 'The days of a wedding, such as the rehearsal and the wedding day, in order',
  needs: 'day',
  for: { planner: { returns: z.array(daySummary) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a day to a wedding',
  for: { planner: { body: newDay, returns: day } },
})

export const read = endpoint(calls.read, {
  summary: 'A day with its items, contacts and vendors, and what was changed since it was published',
  needs: 'day',
  for: { planner: { returns: day } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a day',
  for: { planner: { body: dayChange, returns: day } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a day with its items',
  for: { planner: { returns: nothing } },
})

export const addItem = endpoint(calls.addItem, {
  summary: 'Adds an item to a day',
  for: { planner: { body: newItem, returns: item } },
})

const ids = z.array(id).check(z.minLength(1, 'Please choose some items.'), z.maxLength(mostItems))

export const addItems = endpoint(calls.addItems, {
  summary: 'Adds items to a day, all or none; the errors name the rows',
  for: {
    planner: {
      body: z.object({
        items: z.array(newItem).check(z.minLength(1), z.maxLength(mostItems, `A day has at most ${mostItems} items.`)),
      }),
      returns: z.array(item),
    },
  },
})

export const updateItem = endpoint(calls.updateItem, {
  summary: 'Changes the given fields of an item, unless somebody else has changed them meanwhile',
  for: { planner: { body: itemChanged, returns: item } },
})

export const removeItem = endpoint(calls.removeItem, {
  summary: 'Deletes an item',
  for: { planner: { returns: nothing } },
})

const severalChange = z.object({
  audience: z.optional(z.enum(audiences)),
  place: optionalText(),
  addVendorIds: z.optional(vendorIds),
  removeVendorIds: z.optional(vendorIds),
})
export type SeveralChange = z.output<typeof severalChange>

export const changeItems = endpoint(calls.changeItems, {
  summary: 'Sets who sees several items and where they are, and adds and removes vendors of all of them',
  status: 200,
  for: { planner: { body: z.extend(severalChange, { ids }), returns: z.object({ count: z.number() }) } },
})

export const removeItems = endpoint(calls.removeItems, {
  summary: 'Deletes several items',
  status: 200,
  for: { planner: { body: z.object({ ids }), returns: z.object({ count: z.number() }) } },
})

export const shift = endpoint(calls.shift, {
  summary: 'Moves the chosen items, or one and all that start after it, by a number of minutes; fixed ones stay',
  status: 200,
  needs: 'day',
  for: {
    planner: {
      body: z.object({
        minutes: z.int().check(z.minimum(-mostLength), z.maximum(mostLength)),
        ids: z.optional(ids),
        fromItem: z.optional(id),
        /** Publishes the result in the same transaction. */
        publish: z.optional(z.boolean()),
      }),
      returns: day,
    },
  },
})

export const setProgress = endpoint(calls.setProgress, {
  summary: 'Says on the day that an item has begun, is done or is skipped, when that was pressed',
  status: 200,
  needs: 'day',
  for: {
    planner: { body: z.object({ state: z.enum(itemStates), at: z.optional(z.iso.datetime()) }), returns: item },
  },
})

export const publish = endpoint(calls.publish, {
  summary: 'Shows the day as it is now to the couple, the vendors and everybody else with a link',
  status: 200,
  needs: 'day',
  for: { planner: { returns: day } },
})

const hearing = z.object({
  /** The couple's people who are told by their next letter. */
  people: z.array(z.string()),
  /** Vendors whose part is new or has changed; one without an address hears nothing. */
  vendors: z.array(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  /** Whether all of it waits, because the letters of this wedding are held. */
  held: z.boolean(),
})
export type Hearing = z.output<typeof hearing>

export const hears = endpoint(calls.hears, {
  summary: 'Who is mailed what if the day is published as it is now',
  for: { planner: { returns: hearing } },
})

const contactFields = {
  role: optionalText(),
  phone: optionalText(60),
  email: optionalEmail,
  audience: z.optional(z.enum(audiences, 'Please choose who sees it.')),
}
export const newContact = z.object({ name: requiredText('Name is required'), ...contactFields })
const changedContact = { name: z.optional(newContact.shape.name), ...contactFields }

export const addContact = endpoint(calls.addContact, {
  summary: 'Adds somebody to the contact sheet of a day; its vendors are on it already',
  for: { planner: { body: newContact, returns: contact } },
})

export const updateContact = endpoint(calls.updateContact, {
  summary: 'Changes the given fields of a contact',
  for: {
    planner: {
      body: z.object({ ...changedContact, previous: previousOf(changedContact) }),
      returns: contact,
    },
  },
})

export const removeContact = endpoint(calls.removeContact, {
  summary: 'Takes somebody off the contact sheet of a day',
  for: { planner: { returns: nothing } },
})

export const published = endpoint(calls.published, {
  summary: 'The published days of a wedding as its couple sees them',
  feature: 'day',
  for: { planner: { returns: z.array(publishedDay) }, couple: { returns: z.array(publishedDay) } },
})

export const pdf = endpoint(calls.pdf, {
  summary: 'The run sheet on paper: all of it, or what a vendor, the couple or the party sees of the published day',
  needs: 'day',
  for: {
    planner: {
      query: z.object({
        for: z.optional(z.enum(['studio', 'couple', 'party', 'vendor', 'all'], 'Please choose who it is for.')),
        vendorId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
        large: z.optional(z.enum(['yes', 'no'])),
      }),
      returns: madeFile,
    },
  },
})

export const makeLink = endpoint(calls.makeLink, {
  summary:
    'Makes an address that shows the published days to one audience until 14 days after the last; it is shown only now',
  for: {
    planner: {
      body: z.object({
        kind: z.enum(dayLinkKinds, 'Please choose who it is for.'),
        /** The vendor whose link it is, if it is a vendor's. */
        vendorId: z.optional(id),
        /** Whom it is for; a vendor's name by default. */
        label: optionalText(),
      }),
      returns: z.object({ id, token: z.string() }),
    },
  },
})

export const confirm = endpoint(calls.confirm, {
  summary: 'Says that a vendor has seen its part of the published days, unless they were published anew meanwhile',
  status: 200,
  for: {
    link: {
      body: z.object({
        /** Who confirms; the name on the link by default. */
        by: optionalText(),
        /** The versions that were shown. */
        versions: z.optional(z.array(z.object({ dayId: id, version: z.int() })).check(z.maxLength(50))),
      }),
      returns: z.object({ days: z.number() }),
    },
  },
})
