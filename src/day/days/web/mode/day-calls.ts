import type { Item } from '#day/days/contract/day-records.ts'
import { shifted } from '#day/days/contract/day-shift.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import { read, setProgress, shift } from '#day/days/contract/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import type { ChangeOptions } from '#platform/web/calls/change.ts'
import { useOutboxCall } from '#platform/web/outbox/use-outbox-call.ts'

/** The press with the latest device time wins, as on the server. */
function pressed(item: Item, { state, at }: { state: Item['state']; at: string }): Item {
  if ([item.startedAt, item.endedAt].some((known) => known !== null && Date.parse(known) > Date.parse(at))) return item
  const startedAt = state === 'running' ? at : state === 'done' ? item.startedAt : null
  return { ...item, state, startedAt, endedAt: state === 'done' ? at : null }
}

type Optimistic<E extends Call> = Required<Pick<ChangeOptions<E>, 'optimistic'>>

const progress: Optimistic<typeof setProgress> = {
  optimistic: (cached, { params: { id, itemId }, body: { state, at = '' } }) =>
    cached.edit(
      read,
      (day) => ({ ...day, items: day.items.map((item) => (item.id === itemId ? pressed(item, { state, at }) : item)) }),
      { params: { id } },
    ),
}

/** The items with their starts after a shift, in the new order. */
export function afterShift(
  items: readonly Item[],
  { ids, minutes }: { ids: readonly number[]; minutes: number },
): Item[] {
  const moved = new Map(
    shifted(items, { ids, minutes }).flatMap((move) =>
      move.isMoved ? [[move.id, timeOf(move.minutes)] as const] : [],
    ),
  )
  return items
    .map((item) => ({ ...item, start: moved.get(item.id) ?? item.start }))
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id)
}

const shifting: Optimistic<typeof shift> = {
  optimistic: (cached, { params: { id }, body: { ids = [], minutes } }) =>
    cached.edit(read, (day) => ({ ...day, items: afterShift(day.items, { ids, minutes }) }), { params: { id } }),
}

const otherwise = 'Something else was pressed for it later on another device, and that is what counts.'

/** Says that an item is in a state now, by this device's clock. */
export type PressItem = (item: Item, state: Item['state'], label: string) => void

export type DayCalls = {
  press: PressItem
  /** Moves these items, and publishes the day. */
  shift: (ids: number[], minutes: number) => void
}

/** What can be done without a network. */
export function useDayCalls(dayId: number): DayCalls {
  const sendPress = useOutboxCall(setProgress, progress)
  const sendShift = useOutboxCall(shift, shifting)
  return {
    press: ({ id, title }, state, label) => {
      const body = { state, at: new Date().toISOString() }
      sendPress({ params: { id: dayId, itemId: id }, body }, `${label}, ${title}`, { values: { state }, otherwise })
    },
    shift: (ids, minutes) => {
      const body = { minutes, ids, publish: true }
      sendShift({ params: { id: dayId }, body }, `Shift by ${minutes} minutes`)
    },
  }
}
