import { needs } from '#platform/server/db/tenancy/rights.ts'
import { firstAudience, type Audience, type ItemState } from '#day/days/contract/day-audiences.ts'
import type { DayFacts, ShownItem } from '#day/days/contract/day-changes.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { inPlan, instant, searchIndex, searchText, setNow } from '#platform/server/db/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  sql,
  text,
  unique,
} from '#platform/server/db/drizzle.ts'
import {
  coupleAccess,
  couplePolicy,
  linkPolicy,
  ownWedding,
  studioKey,
  weddingOfLink,
} from '#platform/server/db/tenancy/tenancy.ts'
import { vendors } from '#weddings/vendors/server/table.ts'

/** The kind of the caller's link, and the vendor that one for a vendor is about. */
const linkKind = sql`(select current_setting('app.link_kind'))`
const linkedVendor = sql`(select nullif(current_setting('app.link_subject'), '')::int)`

/** A day of a wedding that has a run sheet, such as the rehearsal or the wedding day. */
export const days = weddingTable(
  'days',
  {
    name: text().notNull(),
    /** Null while it waits for the wedding's date. */
    date: text(),
    timeZone: text().notNull(),
    place: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    ...inPlan(),
    /** The last published version; 0 for none. */
    version: integer().notNull().default(0),
    publishedAt: instant(),
    // As they were published last; couples and links read these.
    publishedName: text(),
    publishedDate: text(),
    publishedTimeZone: text(),
    publishedPlace: text(),
    publishedLatitude: doublePrecision(),
    publishedLongitude: doublePrecision(),
    createdAt: setNow(),
  },
  (t) => [
    unique('days_of_planner').on(t.plannerId, t.id),
    index('days_by_date').on(t.plannerId, t.date),
    coupleAccess('days', 'only-money'),
    couplePolicy('days', sql`${ownWedding} and version > 0`),
    linkPolicy('days', sql`${weddingOfLink()} and version > 0`),
  ],
  needs.wedding,
)

/** What an audience sees of an item, the same for the draft and the published version. */
const itemColumns = () => ({
  dayId: integer().notNull(),
  /** Minutes after the day's midnight, beyond the next one for what belongs to the night after. */
  start: integer().notNull(),
  minutes: integer().notNull(),
  title: text().notNull(),
  place: text(),
  details: text(),
  section: text(),
  isKey: boolean().notNull().default(false),
  audience: text().$type<Audience>().notNull().default(firstAudience),
  /** The vendors of the studio who are responsible for it. */
  vendorIds: integer()
    .array()
    .notNull()
    .default(sql`'{}'`),
  state: text().$type<ItemState>().notNull().default('open'),
  startedAt: instant(),
  endedAt: instant(),
})

/** Titles that differ only in case or spaces around them are the same. */
export const titleOfItem = ({ title }: { title: AnyPgColumn }) => sql`lower(btrim(${title}))`

/** The items that the planner edits. */
export const dayItems = weddingTable(
  'day_items',
  {
    ...itemColumns(),
    /** Only for the studio. */
    notes: text(),
    /** Stays where it is when others are shifted. */
    isFixed: boolean().notNull().default(false),
    /** When the state was set, by the clock of the device on which it was. */
    stateAt: instant(),
    searchText: searchText(sql`title || coalesce(' ' || place, '') || coalesce(' ' || section, '')`),
  },
  (t) => [
    studioKey('day_items_day', t.plannerId, t.dayId, days),
    index('day_items_by_start').on(t.plannerId, t.dayId, t.start, t.id),
    index('day_items_timed')
      .on(t.plannerId, titleOfItem(t))
      .where(sql`started_at is not null and ended_at is not null`),
    searchIndex('day_items', t),
  ],
  needs.wedding,
)

/** The rule of what each audience sees of a published day. Items for the studio are not published. */
const shownToCouple = sql`${ownWedding} and audience in ('everyone', 'couple')`
const shownToLink = sql`${weddingOfLink()} and case audience when 'everyone' then true
  when 'party' then ${linkKind} = 'party-day' or ${linkKind} = 'vendor-day' and ${linkedVendor} = any (vendor_ids)
  else ${linkKind} = 'vendor-day' and ${linkedVendor} = any (vendor_ids) end`

/** The items as they were published last. Their states follow those of the draft. */
export const publishedItems = weddingTable(
  'published_items',
  { ...itemColumns(), itemId: integer().notNull() },
  (t) => [
    studioKey('published_items_day', t.plannerId, t.dayId, days),
    unique('published_items_once').on(t.plannerId, t.dayId, t.itemId),
    index('published_items_by_start').on(t.plannerId, t.dayId, t.start, t.id),
    coupleAccess('published_items', 'only-money'),
    couplePolicy('published_items', shownToCouple),
    linkPolicy('published_items', shownToLink),
  ],
  needs.wedding,
)

const contactColumns = () => ({
  dayId: integer().notNull(),
  name: text().notNull(),
  role: text(),
  phone: text(),
  email: text(),
  audience: text().$type<Audience>().notNull().default(firstAudience),
})

/** Who is on the contact sheet beside the vendors. */
export const dayContacts = weddingTable(
  'day_contacts',
  { ...contactColumns(), createdAt: setNow() },
  (t) => [
    studioKey('day_contacts_day', t.plannerId, t.dayId, days),
    index('day_contacts_by_day').on(t.plannerId, t.dayId),
  ],
  needs.wedding,
)

/** The contact sheet as it was published last, with the vendors. */
export const publishedContacts = weddingTable(
  'published_contacts',
  { ...contactColumns(), vendorId: integer() },
  (t) => [
    studioKey('published_contacts_day', t.plannerId, t.dayId, days),
    index('published_contacts_by_day').on(t.plannerId, t.dayId),
    coupleAccess('published_contacts', 'only-money'),
    couplePolicy('published_contacts', sql`${ownWedding} and audience in ('everyone', 'couple', 'vendors')`),
    linkPolicy(
      'published_contacts',
      sql`${weddingOfLink()} and (audience = 'everyone' or audience = 'vendors' and ${linkKind} = 'vendor-day'
        or audience = 'party' and ${linkKind} = 'party-day')`,
    ),
  ],
  needs.wedding,
)

/** What is known of a vendor's part of a day: when it changed, and which version the vendor confirmed. */
export const dayVendors = weddingTable(
  'day_vendors',
  {
    dayId: integer().notNull(),
    vendorId: integer().notNull(),
    changedIn: integer().notNull(),
    /** The last version that was mailed, and the vendor's items in it. */
    toldVersion: integer().notNull().default(0),
    toldItems: jsonb().$type<(ShownItem & { id: number })[]>().notNull().default([]),
    /** When and where the day was, as the vendor was told; null if it was not, or before this was kept. */
    toldDay: jsonb().$type<DayFacts>(),
    toldAt: instant(),
    confirmedVersion: integer(),
    confirmedAt: instant(),
    confirmedBy: text(),
  },
  (t) => [
    studioKey('day_vendors_day', t.plannerId, t.dayId, days),
    studioKey('day_vendors_vendor', t.plannerId, t.vendorId, vendors),
    unique('day_vendors_once').on(t.plannerId, t.dayId, t.vendorId),
    index('day_vendors_untold')
      .on(t.dayId)
      .where(sql`told_version < changed_in`),
    linkPolicy('day_vendors', sql`${weddingOfLink()} and ${linkKind} = 'vendor-day' and vendor_id = ${linkedVendor}`),
  ],
  needs.wedding,
)
