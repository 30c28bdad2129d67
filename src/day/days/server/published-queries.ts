import { lateNow } from '#day/days/contract/day-late.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import type { Audience, ItemState } from '#day/days/contract/day-audiences.ts'
import type { PublishedDay } from '#day/days/contract/day-records.ts'
import { and, asc, eq, gt, inArray, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { days, publishedContacts, publishedItems } from '#day/days/server/table.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'

const { placeholder } = sql

/** Which items are the caller's own, and limits beside those of the caller's role. */
type View = { isOwn?: SQL; days?: SQL; items?: SQL; contacts?: SQL; progress?: SQL }

const always = sql`true`

const day = {
  id: days.id,
  name: sql<string>`${days.publishedName}`,
  date: days.publishedDate,
  timeZone: sql<string>`${days.publishedTimeZone}`,
  place: days.publishedPlace,
  latitude: days.publishedLatitude,
  longitude: days.publishedLongitude,
  version: days.version,
  publishedAt: sql<string>`${days.publishedAt}`,
  dateIsChanging: sql<boolean>`date_is_changing(${days.plannerId}, ${days.id})`,
}
const item = {
  id: publishedItems.itemId,
  dayId: publishedItems.dayId,
  start: publishedItems.start,
  minutes: publishedItems.minutes,
  title: publishedItems.title,
  place: publishedItems.place,
  details: publishedItems.details,
  section: publishedItems.section,
  isKey: publishedItems.isKey,
  state: publishedItems.state,
  startedAt: publishedItems.startedAt,
  endedAt: publishedItems.endedAt,
}
const contact = {
  id: publishedContacts.id,
  dayId: publishedContacts.dayId,
  name: publishedContacts.name,
  role: publishedContacts.role,
  phone: publishedContacts.phone,
  email: publishedContacts.email,
  audience: publishedContacts.audience,
}

/** The progress of a day counts all its items, also those that the caller does not see. */
const progressOfItem = {
  dayId: sql<number>`day_id`,
  start: sql<number>`start`,
  minutes: sql<number>`minutes`,
  state: sql<ItemState>`state`,
  startedAt: sql<string | null>`started_at`,
  endedAt: sql<string | null>`ended_at`,
}

/** Reads the published days that the caller may see, in order, with their items and contacts. */
function publishedDays({ isOwn = sql`false`, ...limits }: View) {
  const listed = preparedSelect(day, (select) =>
    select
      .from(days)
      .where(and(gt(days.version, 0), limits.days ?? always))
      .orderBy(sql`${days.publishedDate} nulls last`, asc(days.id)),
  )
  const items = preparedSelect({ ...item, isOwn: sql<boolean>`${isOwn}` }, (select) =>
    select
      .from(publishedItems)
      .where(limits.items ?? always)
      .orderBy(asc(publishedItems.start), asc(publishedItems.itemId)),
  )
  const contacts = preparedSelect(contact, (select) =>
    select
      .from(publishedContacts)
      .where(limits.contacts ?? always)
      .orderBy(asc(publishedContacts.id)),
  )
  const progress = preparedSelect(progressOfItem, (select) => select.from(limits.progress ?? sql`published_progress()`))
  return async (tx: Tx, given: Record<string, unknown> = {}, now = Date.now()): Promise<PublishedDay[]> => {
    const reads = [listed(tx, given), items(tx, given), contacts(tx, given), progress(tx, given)] as const
    const [found, ofAll, onSheet, progresses] = await Promise.all(reads)
    return found.map((one) => {
      const ofThis = <Row extends { dayId: number }>(rows: readonly Row[]) =>
        rows.filter(({ dayId }) => dayId === one.id)
      const withTimes = <Row extends { start: number }>(row: Row) => ({ ...row, start: timeOf(row.start) })
      const late = lateNow({ ...one, items: ofThis(progresses).map(withTimes) }, now)
      return { ...one, late, items: ofThis(ofAll).map(withTimes), contacts: ofThis(onSheet) }
    })
  }
}

/** What the couple sees. Row security limits it to its own wedding. */
export const readAsCouple = publishedDays({})

/** Limits a planner to what an audience of a wedding sees, as the policies limit the roles of couples and links. */
const seenBy = (items: SQL, contacts: Audience[]) => ({
  days: eq(days.clientId, placeholder('clientId')),
  items: and(eq(publishedItems.clientId, placeholder('clientId')), items)!,
  contacts: and(
    eq(publishedContacts.clientId, placeholder('clientId')),
    inArray(publishedContacts.audience, contacts),
  )!,
  progress: sql`(select * from published_items where client_id = ${placeholder('clientId')} order by start, item_id) p`,
})

const byCouple = publishedDays(
  seenBy(inArray(publishedItems.audience, ['everyone', 'couple']), ['everyone', 'couple', 'vendors']),
)
/** For planners, what the couple of a wedding sees; its own role is limited by policies that say the same. */
export const readForCouple = (tx: Tx, clientId: number): Promise<PublishedDay[]> => byCouple(tx, { clientId })

const isOwn = sql`${placeholder('vendorId')}::int = any (${publishedItems.vendorIds})`
const ofVendor = publishedDays({ isOwn })

const byVendor = publishedDays({ isOwn, ...seenBy(sql`(audience = 'everyone' or ${isOwn})`, ['everyone', 'vendors']) })

/** For planners, what a vendor's link shows. */
export const readForVendor = (tx: Tx, clientId: number, vendorId: number): Promise<PublishedDay[]> =>
  byVendor(tx, { clientId, vendorId })

const byParty = publishedDays(seenBy(inArray(publishedItems.audience, ['everyone', 'party']), ['everyone', 'party']))

/** For planners, what the link for the wedding party shows. */
export const readForParty = (tx: Tx, clientId: number): Promise<PublishedDay[]> => byParty(tx, { clientId })

/** What a link shows. Row security limits it to the link's wedding and audience. */
export const readAsLink = (tx: Tx, vendorId: number | null): Promise<PublishedDay[]> =>
  vendorId === null ? readAsCouple(tx) : ofVendor(tx, { vendorId })
