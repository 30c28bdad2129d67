import { minutesOf, mostStart } from '#day/days/contract/day-time.ts'

type Movable = { id: number; start: string; isFixed: boolean }

/** An item that a shift moves, or can't move because it is fixed or would leave the day. */
export type Shifted = { id: number; minutes: number; isMoved: boolean }

/** The items with these ids, or all from the start of one on, moved by a number of minutes. Fixed ones stay. */
export function shifted(
  items: readonly Movable[],
  { ids, fromItem, minutes }: { ids?: readonly number[] | undefined; fromItem?: number | undefined; minutes: number },
): Shifted[] {
  const first = items.find(({ id }) => id === fromItem)
  const isChosen = (item: Movable) => ids?.includes(item.id) ?? (first !== undefined && item.start >= first.start)
  return items.filter(isChosen).map(({ id, start, isFixed }) => {
    const moved = (minutesOf(start) ?? 0) + minutes
    return { id, minutes: moved, isMoved: !isFixed && moved >= 0 && moved <= mostStart }
  })
}
