import * as z from 'zod/mini'
import { audiences, itemStates } from '#day/days/contract/day-audiences.ts'
import { id, instant, offset } from '#platform/contract/fields.ts'
import type { DayLinkKind } from '#platform/contract/link-kinds.ts'

const start = z.string()

/** What everyone sees of an item that is shown to them. */
const shownItem = {
  id,
  dayId: id,
  start,
  minutes: z.number(),
  title: z.string(),
  place: z.nullable(z.string()),
  details: z.nullable(z.string()),
  section: z.nullable(z.string()),
  isKey: z.boolean(),
  state: z.enum(itemStates),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
}

export const item = z.object({
  ...shownItem,
  /** Only for the studio. */
  notes: z.nullable(z.string()),
  isFixed: z.boolean(),
  audience: z.enum(audiences),
  vendorIds: z.array(id),
})
export type Item = z.output<typeof item>

export const contact = z.object({
  id,
  name: z.string(),
  role: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  audience: z.enum(audiences),
})
export type Contact = z.output<typeof contact>

const summary = {
  id,
  clientId: id,
  name: z.string(),
  /** Null while it waits for the wedding's date. */
  date: z.nullable(z.string()),
  offset: z.nullable(offset),
  timeZone: z.string(),
  place: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The last published version; 0 for none. */
  version: z.number(),
  publishedAt: z.nullable(instant),
}
export const daySummary = z.object({ ...summary, itemCount: z.number() })
export type DaySummary = z.output<typeof daySummary>

const itemChange = z.object({
  id,
  title: z.string(),
  kind: z.enum(['added', 'moved', 'changed', 'removed']),
  start,
  was: z.optional(start),
})

/** A vendor of the wedding, and what is known of its part of the day. */
const dayVendor = z.object({
  vendorId: id,
  name: z.string(),
  category: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  items: z.number(),
  /** The version in which its part last changed; null if it never had one. */
  changedIn: z.nullable(z.number()),
  toldAt: z.nullable(instant),
  openedAt: z.nullable(instant),
  confirmedVersion: z.nullable(z.number()),
  confirmedAt: z.nullable(instant),
  confirmedBy: z.nullable(z.string()),
})
export type DayVendor = z.output<typeof dayVendor>

export const day = z.object({
  ...summary,
  clientName: z.string(),
  items: z.array(item),
  contacts: z.array(contact),
  vendors: z.array(dayVendor),
  /** What publishing would change; empty for a day that was never published. */
  changes: z.array(itemChange),
  /** What it would change beside the items. */
  otherChanges: z.array(z.enum(['name', 'date', 'timeZone', 'place', 'contacts'])),
})
export type Day = z.output<typeof day>

/** What the people of an audience see of a published day. */
export const publishedDay = z.object({
  id,
  name: z.string(),
  date: z.nullable(z.string()),
  timeZone: z.string(),
  place: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  version: z.number(),
  publishedAt: instant,
  /** Whether the planner has moved it to another date, and has not published that yet. */
  dateIsChanging: z.boolean(),
  /** Minutes that the day runs behind its plan now; negative if it is ahead. */
  late: z.number(),
  items: z.array(z.object({ ...shownItem, isOwn: z.boolean() })),
  contacts: z.array(contact),
})
export type PublishedDay = z.output<typeof publishedDay>

/** One of the weddings on the page of a vendor, with its days. */
const linkedWedding = z.object({
  id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  days: z.array(id),
})
export type LinkedWedding = z.output<typeof linkedWedding>

const confirmation = z.object({ dayId: id, version: z.number(), at: instant, by: z.string() })

/** What a link of this kind shows: the published days, and which versions a vendor has confirmed. */
export const dayContent = <Kind extends DayLinkKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    days: z.array(publishedDay),
    confirmations: z.array(confirmation),
    /** Empty but for a vendor with one page for all weddings. */
    weddings: z.array(linkedWedding),
  })
export type DayContent<Kind extends DayLinkKind> = z.output<ReturnType<typeof dayContent<Kind>>>
