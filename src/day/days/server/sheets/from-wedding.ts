import { daysBetween } from '#platform/contract/calendar-date.ts'
import type { DaySummary, Item } from '#day/days/contract/day-records.ts'
import { minutesOf } from '#day/days/contract/day-time.ts'
import { ceremonyOf } from '#day/days/contract/sheets/sheet-ceremony.ts'
import type { PlaceRole, SheetDay, SheetRow } from '#day/days/contract/sheets/sheet-rows.ts'
import type { VendorCategory } from '#weddings/vendors/contract/vendor-choices.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'

type DayOfWedding = Pick<DaySummary, 'name' | 'date' | 'offset'> & { items: Item[] }
type Vendor = { vendorId: number; vendor: { category: string } }

/** The days of a template from those of a wedding: times become offsets, vendors their categories. */
export function daysOfWedding(
  days: readonly DayOfWedding[],
  vendors: readonly Vendor[],
  ceremonyItem: number | undefined,
): SheetDay[] {
  const all = days.flatMap(({ items }) => items)
  const chosen = all.find(({ id }) => id === ceremonyItem)
  if (ceremonyItem !== undefined && !chosen) {
    const message = 'Please choose an item of these days.'
    refuseField('ceremonyItem', message)
  }
  const ceremony = chosen ?? ceremonyOf(all) ?? refuse('invalid', { message: 'These days have no items yet.' })
  const ofCeremony = days.find(({ items }) => items.includes(ceremony))
  const roles = placeRolesOf(all, ceremony)
  const category = new Map(vendors.map(({ vendorId, vendor }) => [vendorId, vendor.category as VendorCategory]))
  return days.map((day, at) => {
    const hasCeremony = day === ofCeremony
    const zero = hasCeremony ? minutesIn(ceremony) : 0
    return {
      name: day.name,
      days: hasCeremony || !ofCeremony ? 0 : distance(ofCeremony, day, at - days.indexOf(ofCeremony)),
      hasCeremony,
      rows: day.items.map((item) => rowOf(item, zero, roles, category)),
    }
  })
}

const minutesIn = ({ start }: Item) => minutesOf(start) ?? 0

/** In days; of days without a date, by their place in the list. */
function distance(from: DayOfWedding, to: DayOfWedding, places: number): number {
  if (from.date && to.date) return daysBetween(from.date, to.date)
  if (from.offset && to.offset) return to.offset.days - from.offset.days
  return places
}

function rowOf(
  item: Item,
  zero: number,
  roles: ReadonlyMap<string, PlaceRole>,
  category: ReadonlyMap<number, VendorCategory>,
): SheetRow {
  const role = item.place ? roles.get(item.place) : undefined
  const categories = [...new Set(item.vendorIds.flatMap((id) => category.get(id) ?? []))]
  const { minutes, title, details, notes, section, isKey, isFixed, audience } = item
  return {
    start: minutesIn(item) - zero,
    minutes,
    title,
    details,
    notes,
    section,
    isKey,
    isFixed,
    audience,
    categories,
    ...(role ? { placeRole: role } : { place: item.place }),
  }
}

/** Which of the places each wedding has its own of: that of the ceremony, and the usual ones of these sections. */
function placeRolesOf(items: readonly Item[], ceremony: Item): Map<string, PlaceRole> {
  const roles = new Map<string, PlaceRole>()
  const add = (place: string | null | undefined, role: PlaceRole) => {
    if (place && !roles.has(place)) roles.set(place, role)
  }
  const usualIn = (section: RegExp) => mostFrequent(items.filter((item) => section.test(item.section ?? '')))
  add(ceremony.place, 'ceremony')
  add(usualIn(/reception|dinner|party/i), 'reception')
  add(usualIn(/getting ready|preparation/i), 'gettingReady')
  return roles
}

function mostFrequent(items: readonly Item[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { place } of items) if (place) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
