import * as z from 'zod/mini'
import * as calls from '#planning/events/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  date,
  id,
  idInQuery,
  nothing,
  offset,
  optionalParagraph,
  optionalText,
  paragraph,
  requiredDate,
  requiredText,
  text,
  viewersDay,
} from '#platform/contract/fields.ts'
import { previousOf } from '#platform/contract/previous.ts'

export const eventTypes = [
  'milestone',
  'appointment',
  'deadline',
  'consultation',
  'venue',
  'vendor',
  'tasting',
  'dress',
  'rehearsal',
  'wedding',
  'final',
] as const
export type EventType = (typeof eventTypes)[number]

/** Three days. */
export const mostMinutes = 4320

/** Fields that the couple sees too. The time is null if none was given. */
const coupleView = {
  id,
  clientId: id,
  title: z.string(),
  description: z.nullable(z.string()),
  place: z.nullable(z.string()),
  date: z.string(),
  time: z.nullable(z.string()),
  type: z.enum(eventTypes),
  /** The duration. */
  minutes: z.nullable(z.number()),
}

export const coupleEvent = z.object(coupleView)
export type CoupleEvent = z.output<typeof coupleEvent>

/** As the calendar knows it; without a couple if it is the studio's own. */
export const calendarEvent = z.object({ ...coupleView, clientId: z.nullable(id) })
export type CalendarEvent = z.output<typeof calendarEvent>

export const event = z.object({
  ...calendarEvent.shape,
  clientName: z.nullable(z.string()),
  /** The name of whoever added it; null for the owner of the studio. */
  addedBy: z.nullable(z.string()),
  /** From the wedding's date; null for a date that does not follow it. */
  offset: z.nullable(offset),
})
export type EventChange = z.output<typeof eventChange>
export type Event = z.output<typeof event>

export const upcomingEvent = z.object({
  id,
  title: z.string(),
  clientName: z.nullable(z.string()),
  type: z.enum(eventTypes),
  time: z.nullable(z.string()),
  date: z.string(),
})
export type UpcomingEvent = z.output<typeof upcomingEvent>

const noTime = 'Please enter the time as HH:mm.'
const time = z.optional(
  z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime))], noTime)),
)
const title = requiredText('Title is required')
const type = z.enum(eventTypes, 'Please choose one of the types.')
const place = optionalText()
const planFields = {
  minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(mostMinutes)))),
  /** Ties the date to the wedding's, if it has one; null unties it. */
  offset: z.optional(z.nullable(offset)),
}
/** Forms send ids as text. */
const anyClientId = z.union([id, z.pipe(z.pipe(z.string(), z.transform(Number)), id)], 'Please select a client')

export const newEvent = z.object({
  title,
  description: optionalParagraph(),
  place,
  date,
  time,
  type: z.optional(type),
  ...planFields,
  /** Sent along by forms; the id in the path decides. */
  clientId: z.optional(z.union([z.number(), z.string()])),
})

/** Without a couple, it is an event of the studio. */
export const newStudioEvent = z.object({ ...newEvent.shape, clientId: z.optional(z.nullable(anyClientId)) })

const changedFields = {
  title: z.optional(title),
  description: optionalParagraph(),
  place,
  date: z.optional(date),
  time,
  type: z.optional(type),
  ...planFields,
  /** Null makes it an event of the studio. */
  clientId: z.optional(z.nullable(anyClientId)),
}
export const eventChange = z.object({ ...changedFields, previous: previousOf(changedFields) })

/** The form keeps the client's id as text, or `studioChoice`. */
export const eventForm = z.object({
  title,
  clientId: z.string().check(z.minLength(1, 'Please select a client')),
  date: requiredDate('Date is required'),
  time: z.string(),
  type,
  description: paragraph(),
  place: text(),
  /** '' for none. */
  minutes: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,3})?$/, 'Please enter whole minutes, such as 90.')),
  /** Undefined if it is not known, and stays as it is. */
  offset: z.optional(z.nullable(offset)),
})

export const list = endpoint(calls.list, {
  summary: 'The events of the studio in a range of days, both ends included',
  for: {
    planner: {
      query: z.object({
        from: z.optional(date),
        to: z.optional(date),
        clientId: idInQuery,
      }),
      returns: z.array(event),
    },
  },
})

export const upcoming = endpoint(calls.upcoming, {
  summary: 'The next fifty events from today on, where the viewer says which day that is',
  for: { planner: { query: viewersDay, returns: z.array(upcomingEvent) } },
})

export const read = endpoint(calls.read, {
  summary: 'One event',
  for: { planner: { returns: event } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of an event',
  for: { planner: { body: eventChange, returns: event } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes an event',
  for: { planner: { returns: nothing } },
})

export const listOfClient = endpoint(calls.listOfClient, {
  summary: 'The events of one wedding, by date and time',
  feature: 'calendar',
  for: { planner: { returns: z.array(event) }, couple: { returns: z.array(coupleEvent) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds an event to a wedding',
  for: { planner: { body: newEvent, returns: event } },
})

export const createOfStudio = endpoint(calls.createOfStudio, {
  summary: 'Adds an event of the studio, or of a wedding if it names one',
  for: { planner: { body: newStudioEvent, returns: event } },
})

export const waitingEvent = z.object({
  id,
  title: z.string(),
  time: z.nullable(z.string()),
  type: z.enum(eventTypes),
  offset,
})
export type WaitingEvent = z.output<typeof waitingEvent>

export const waiting = endpoint(calls.waiting, {
  summary: "The events of a wedding that get their dates from the wedding's, while it has none",
  for: { planner: { returns: z.array(waitingEvent) } },
})
