import { minutesOf } from '#day/days/contract/day-time.ts'
import { endOf } from '#day/days/web/typed-time.ts'
import type { NamedVendor } from '#day/days/web/typed-vendors.ts'

export type LaneBy = 'vendor' | 'place'

type Laid = { id: number; start: string; minutes: number; place: string | null; vendorIds: readonly number[] }

/** An item in a lane: items at the same time are beside each other, in columns. */
export type LaneItem<Item> = { item: Item; column: number; columns: number }
type Lane<Item> = { key: string; name: string; items: LaneItem<Item>[] }

const hour = 60

/** The heights of one minute between which the lanes zoom. */
export const zooms = [1, 1.6, 2.6, 4.2]
export const usualZoom = 2.6
/** A block that is lower could not be pressed: a shorter item is drawn as if it took this many minutes. */
export const leastMinutes = (pixels: number) => 26 / pixels

/** The whole hours from the first start to the last end, in minutes of the day. */
export function axisOf(items: readonly Laid[]): { from: number; to: number } {
  if (items.length === 0) return { from: 8 * hour, to: 24 * hour }
  const from = Math.min(...items.map(({ start }) => minutesOf(start) ?? 0))
  const to = Math.max(...items.map(endOf))
  return { from: Math.floor(from / hour) * hour, to: Math.ceil(to / hour) * hour }
}

/** Gives each item a column in which it overlaps no other as they are drawn, and each group of overlapping items its number of columns. */
function inColumns<Item extends Laid>(items: readonly Item[], pixels: number): LaneItem<Item>[] {
  const laid: LaneItem<Item>[] = []
  let group: LaneItem<Item>[] = []
  let ends: number[] = []
  for (const item of items) {
    const start = minutesOf(item.start) ?? 0
    if (ends.every((end) => end <= start)) [group, ends] = [[], []]
    const free = ends.findIndex((end) => end <= start)
    const column = free < 0 ? ends.length : free
    ends[column] = Math.max(endOf(item), start + leastMinutes(pixels))
    const placed = { item, column, columns: 1 }
    group.push(placed)
    laid.push(placed)
    for (const one of group) one.columns = ends.length
  }
  return laid
}

/** One lane for each vendor or place that has items, and a last one for items without. */
export function lanesOf<Item extends Laid>(
  items: readonly Item[],
  by: LaneBy,
  vendors: readonly NamedVendor[],
  pixels = usualZoom,
): Lane<Item>[] {
  const lanes =
    by === 'vendor'
      ? vendors.map(({ vendorId, name }) => ({
          key: String(vendorId),
          name,
          own: items.filter(({ vendorIds }) => vendorIds.includes(vendorId)),
        }))
      : [
          ...Map.groupBy(
            items.filter(({ place }) => place !== null),
            ({ place }) => place!.trim().toLowerCase(),
          ),
        ].map(([key, own]) => ({ key, name: own[0]?.place ?? '', own }))
  const none =
    by === 'vendor'
      ? { key: '', name: 'No vendor', own: items.filter(({ vendorIds }) => vendorIds.length === 0) }
      : { key: '', name: 'No place', own: items.filter(({ place }) => place === null) }
  return [...lanes, none]
    .filter(({ own }) => own.length > 0)
    .map(({ key, name, own }) => ({ key, name, items: inColumns(own, pixels) }))
}

export const step = 5

/** A number of minutes in steps of five. */
export const stepped = (minutes: number): number => Math.round(minutes / step) * step
