import type { Item } from '#day/days/contract/day-records.ts'
import { minutesOf } from '#day/days/contract/day-time.ts'
import { momentOf } from '#platform/contract/zoned-time.ts'

type Dated = { date: string | null; timeZone: string }

/** An item that was pressed on the day, with its plan. Differences are in minutes; positive ones are later or longer. */
export type Compared = {
  item: Item
  /** How long it took; undefined if its begin or its end was not pressed. */
  took: number | undefined
  /** By how much it began later than planned. */
  startedLate: number | undefined
  /** By how much it took longer than planned. */
  longer: number | undefined
}

const minute = 60_000
const momentIn = (instant: string | null) => (instant === null ? undefined : Date.parse(instant))

/** Planned against actual times of all items that were begun, done or skipped. */
export function comparedWithPlan({ date, timeZone }: Dated, items: readonly Item[]): Compared[] {
  return items
    .filter(({ state }) => state !== 'open')
    .map((item) => {
      const began = momentIn(item.startedAt)
      const ended = momentIn(item.endedAt)
      const took = began === undefined || ended === undefined ? undefined : Math.round((ended - began) / minute)
      const planned = date === null ? undefined : momentOf(date, minutesOf(item.start) ?? 0, timeZone)
      const startedLate =
        began === undefined || planned === undefined ? undefined : Math.round((began - planned) / minute)
      return { item, took, startedLate, longer: took === undefined ? undefined : took - item.minutes }
    })
}
