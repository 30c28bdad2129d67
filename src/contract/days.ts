import * as z from 'zod/mini'
import { audiences, itemStates, mostItems } from '#contract/day-audiences.ts'
import { contact, day, daySummary, item, publishedDay } from '#contract/day-records.ts'
import { minutesOf, mostLength } from '#contract/day-time.ts'
import { endpoint } from '#contract/endpoint.ts'
import { dayLinkKinds } from '#contract/link-kinds.ts'
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
} from '#contract/fields.ts'

const noStart = 'Please give the time as HH:mm; hours after midnight go on, so 01:30 is 25:30.'
const startTime = z.string({ error: noStart }).check(
  z.trim(),
  z.refine((text: string) => minutesOf(text) !== undefined, noStart),
)
const noLength = `Please give the duration in minutes, from 1 to ${mostLength}.`
const minutes = z.int(noLength).check(z.minimum(1, noLength), z.maximum(mostLength, noLength))
const itemFields = {
  minutes: z.optional(minutes),
  place: optionalText(),
  details: optionalParagraph(),
  notes: optionalParagraph(),
  section: optionalText(),
  isKey: z.optional(z.boolean()),
  isFixed: z.optional(z.boolean()),
  audience: z.optional(z.enum(audiences, 'Please choose who sees it.')),
  vendorIds: z.optional(z.array(id).check(z.maxLength(50))),
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

export const list = endpoint('GET /api/clients/{id}/days', {
  summary: 'The days of a wedding, such as the rehearsal and the wedding day, in order',
  about: ['days'],
  needs: 'day',
  for: { planner: { returns: z.array(daySummary) } },
})

export const create = endpoint('POST /api/clients/{id}/days', {
  summary: 'Adds a day to a wedding',
  about: ['days'],
  for: { planner: { body: newDay, returns: day } },
})

export const read = endpoint('GET /api/days/{id}', {
  summary: 'A day with its items, contacts and vendors, and what was changed since it was published',
  about: ['days', 'vendors', 'clients', 'links'],
  needs: 'day',
  for: { planner: { returns: day } },
})

export const update = endpoint('PATCH /api/days/{id}', {
  summary: 'Changes the given fields of a day',
  about: ['days'],
  for: { planner: { body: dayChange, returns: day } },
})

export const remove = endpoint('DELETE /api/days/{id}', {
  summary: 'Deletes a day with its items',
  about: ['days'],
  for: { planner: { returns: nothing } },
})

export const addItem = endpoint('POST /api/days/{id}/items', {
  summary: 'Adds an item to a day',
  about: ['days'],
  for: { planner: { body: newItem, returns: item } },
})

const ids = z.array(id).check(z.minLength(1, 'Please choose some items.'), z.maxLength(mostItems))

export const addItems = endpoint('POST /api/days/{id}/items/several', {
  summary: 'Adds items to a day, all or none; the errors name the rows',
  about: ['days'],
  for: {
    planner: {
      body: z.object({
        items: z.array(newItem).check(z.minLength(1), z.maxLength(mostItems, `A day has at most ${mostItems} items.`)),
      }),
      returns: z.array(item),
    },
  },
})

export const updateItem = endpoint('PATCH /api/days/{id}/items/{itemId}', {
  summary: 'Changes the given fields of an item, unless somebody else has changed them meanwhile',
  about: ['days'],
  for: { planner: { body: itemChanged, returns: item } },
})

export const removeItem = endpoint('DELETE /api/days/{id}/items/{itemId}', {
  summary: 'Deletes an item',
  about: ['days'],
  for: { planner: { returns: nothing } },
})

export const showItems = endpoint('POST /api/days/{id}/items/show', {
  summary: 'Sets who sees several items',
  about: ['days'],
  status: 200,
  for: { planner: { body: z.object({ ids, audience: z.enum(audiences) }), returns: z.object({ count: z.number() }) } },
})

export const removeItems = endpoint('POST /api/days/{id}/items/remove', {
  summary: 'Deletes several items',
  about: ['days'],
  status: 200,
  for: { planner: { body: z.object({ ids }), returns: z.object({ count: z.number() }) } },
})

export const shift = endpoint('POST /api/days/{id}/shift', {
  summary: 'Moves the chosen items, or one and all that start after it, by a number of minutes; fixed ones stay',
  about: ['days'],
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

export const setProgress = endpoint('POST /api/days/{id}/items/{itemId}/progress', {
  summary: 'Says on the day that an item has begun, is done or is skipped, when that was pressed',
  about: ['days'],
  status: 200,
  needs: 'day',
  for: {
    planner: { body: z.object({ state: z.enum(itemStates), at: z.optional(z.iso.datetime()) }), returns: item },
  },
})

export const publish = endpoint('POST /api/days/{id}/publish', {
  summary: 'Shows the day as it is now to the couple, the vendors and everybody else with a link',
  about: ['days'],
  status: 200,
  needs: 'day',
  for: { planner: { returns: day } },
})

const hearing = z.object({
  /** Of the couple's people, by their next letter. */
  people: z.array(z.string()),
  /** Vendors whose part is new or has changed; one without an address hears nothing. */
  vendors: z.array(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  /** Whether all of it waits, because the letters of this wedding are held. */
  held: z.boolean(),
})
export type Hearing = z.output<typeof hearing>

export const hears = endpoint('GET /api/days/{id}/hears', {
  summary: 'Who is mailed what if the day is published as it is now',
  about: ['days', 'vendors', 'people', 'letters'],
  for: { planner: { returns: hearing } },
})

const contactFields = {
  role: optionalText(),
  phone: optionalText(60),
  email: optionalEmail,
  audience: z.optional(z.enum(audiences, 'Please choose who sees it.')),
}
export const newContact = z.object({ name: requiredText('Name is required'), ...contactFields })

export const addContact = endpoint('POST /api/days/{id}/contacts', {
  summary: 'Adds somebody to the contact sheet of a day; its vendors are on it already',
  about: ['days'],
  for: { planner: { body: newContact, returns: contact } },
})

export const updateContact = endpoint('PATCH /api/days/{id}/contacts/{contactId}', {
  summary: 'Changes the given fields of a contact',
  about: ['days'],
  for: {
    planner: {
      body: z.object({ name: z.optional(requiredText('Name is required')), ...contactFields }),
      returns: contact,
    },
  },
})

export const removeContact = endpoint('DELETE /api/days/{id}/contacts/{contactId}', {
  summary: 'Takes somebody off the contact sheet of a day',
  about: ['days'],
  for: { planner: { returns: nothing } },
})

export const published = endpoint('GET /api/clients/{id}/published-days', {
  summary: 'The published days of a wedding as its couple sees them',
  about: ['days'],
  feature: 'day',
  for: { planner: { returns: z.array(publishedDay) }, couple: { returns: z.array(publishedDay) } },
})

export const pdf = endpoint('GET /api/days/{id}/pdf', {
  summary: 'The run sheet on paper: all of it, or what a vendor, the couple or the party sees of the published day',
  about: ['days'],
  needs: 'day',
  for: {
    planner: {
      query: z.object({
        for: z.optional(z.enum(['studio', 'couple', 'party', 'vendor', 'all'], 'Please choose whom it is for.')),
        vendorId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
        large: z.optional(z.enum(['yes', 'no'])),
      }),
      returns: madeFile,
    },
  },
})

export const makeLink = endpoint('POST /api/clients/{id}/day-links', {
  summary:
    'Makes an address that shows the published days to one audience until 14 days after the last; it is shown only now',
  about: ['links'],
  for: {
    planner: {
      body: z.object({
        kind: z.enum(dayLinkKinds, 'Please choose whom it is for.'),
        /** Of a link for a vendor. */
        vendorId: z.optional(id),
        /** Whom it is for; a vendor's name by default. */
        label: optionalText(),
      }),
      returns: z.object({ id, token: z.string() }),
    },
  },
})

export const confirm = endpoint('POST /api/links/{token}/confirm', {
  summary: 'Says that a vendor has seen its part of the published days, unless they were published anew meanwhile',
  about: ['days'],
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
