import type { Day, Item } from '#day/days/contract/day-records.ts'
import { shifted } from '#day/days/contract/day-shift.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import type { SeveralChange } from '#day/days/contract/endpoints.ts'
import * as calls from '#day/days/contract/calls.ts'
import { changeDay } from '#day/days/web/change-day.ts'
import { inDay } from '#day/days/web/item-edits.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { stepBack } from '#day/days/web/undo.ts'

export const counted = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** Resolves to whether it was done; the change tells a failure in a toast. */
export const tryTo = (made: Promise<unknown>): Promise<boolean> =>
  made.then(
    () => true,
    () => false,
  )

export async function removeItems(dayId: number, ids: readonly number[]): Promise<boolean> {
  const meanwhile = inDay(dayId, (items) => items.filter(({ id }) => !ids.includes(id)))
  const input = { params: { id: dayId }, body: { ids: [...ids] } }
  const done = await tryTo(
    changeDay(dayId, calls.removeItems, input, { meanwhile, failure: 'Failed to delete. Please try again.' }),
  )
  if (done)
    toast({
      title: 'Deleted',
      text: `${counted(ids.length)} deleted.`,
      action: { label: 'Undo', onSelect: () => void stepBack({ dayId }, 'undo') },
    })
  return done
}

type Shift = { minutes: number } & ({ ids: number[] } | { fromItem: number })

export async function shiftItems(day: Day, shift: Shift): Promise<boolean> {
  const moves = new Map(
    shifted(day.items, shift).flatMap(({ id, minutes, isMoved }) => (isMoved ? [[id, timeOf(minutes)]] : [])),
  )
  const meanwhile = inDay(day.id, (items) =>
    items.map((item) => ({ ...item, start: moves.get(item.id) ?? item.start })),
  )
  const input = { params: { id: day.id }, body: shift }
  const done = await tryTo(
    changeDay(day.id, calls.shift, input, { meanwhile, failure: 'Failed to shift. Please try again.' }),
  )
  if (done)
    toast({
      title: 'Shifted',
      text: `${counted(moves.size)} moved by ${shift.minutes} min.`,
      action: { label: 'Undo', onSelect: () => void stepBack({ dayId: day.id }, 'undo') },
    })
  return done
}

export async function changeItems(dayId: number, ids: readonly number[], to: SeveralChange): Promise<boolean> {
  const { addVendorIds = [], removeVendorIds = [], place, audience } = to
  const shown = (item: Item): Item => ({
    ...item,
    ...(audience && { audience }),
    ...(place !== undefined && { place: place || null }),
    vendorIds: [...new Set([...item.vendorIds, ...addVendorIds])].filter((id) => !removeVendorIds.includes(id)),
  })
  const meanwhile = inDay(dayId, (items) => items.map((item) => (ids.includes(item.id) ? shown(item) : item)))
  const input = { params: { id: dayId }, body: { ids: [...ids], ...to } }
  const failure = 'Failed to update. Please try again.'
  return tryTo(changeDay(dayId, calls.changeItems, input, { meanwhile, failure }))
}
