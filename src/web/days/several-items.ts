import type { Audience } from '#contract/day-audiences.ts'
import type { Day } from '#contract/day-records.ts'
import { shifted } from '#contract/day-shift.ts'
import { timeOf } from '#contract/day-time.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { change } from '#web/change.ts'
import { showInDay } from '#web/days/item-edits.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { undo } from '#web/days/undo.ts'

export const counted = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** Resolves to whether it was done; a failure is told in a toast. */
export async function tryTo<E extends Endpoint>(endpoint: E, input: Input<E>, failure: string): Promise<boolean> {
  try {
    await change(endpoint, input, { failure })
    return true
  } catch {
    return false
  }
}

export async function removeItems(dayId: number, ids: readonly number[]): Promise<boolean> {
  const hide = showInDay(dayId, (items) => items.filter(({ id }) => !ids.includes(id)))
  const input = { params: { id: dayId }, body: { ids: [...ids] } }
  const done = await tryTo(contract.days.removeItems, input, 'Failed to delete. Please try again.')
  hide()
  if (done)
    toast({
      title: 'Deleted',
      text: `${counted(ids.length)} deleted.`,
      action: { label: 'Undo', onSelect: () => void undo(dayId, 'undo') },
    })
  return done
}

type Shift = { minutes: number } & ({ ids: number[] } | { fromItem: number })

export async function shiftItems(day: Day, shift: Shift): Promise<boolean> {
  const moves = new Map(
    shifted(day.items, shift).flatMap(({ id, minutes, isMoved }) => (isMoved ? [[id, timeOf(minutes)]] : [])),
  )
  const hide = showInDay(day.id, (items) => items.map((item) => ({ ...item, start: moves.get(item.id) ?? item.start })))
  const input = { params: { id: day.id }, body: shift }
  const done = await tryTo(contract.days.shift, input, 'Failed to shift. Please try again.')
  hide()
  if (done)
    toast({
      title: 'Shifted',
      text: `${counted(moves.size)} moved by ${shift.minutes} min.`,
      action: { label: 'Undo', onSelect: () => void undo(day.id, 'undo') },
    })
  return done
}

export async function showTo(dayId: number, ids: readonly number[], audience: Audience): Promise<void> {
  const hide = showInDay(dayId, (items) => items.map((item) => (ids.includes(item.id) ? { ...item, audience } : item)))
  const input = { params: { id: dayId }, body: { ids: [...ids], audience } }
  await tryTo(contract.days.showItems, input, 'Failed to update. Please try again.')
  hide()
}
