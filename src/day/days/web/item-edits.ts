import type { Day, Item } from '#day/days/contract/day-records.ts'
import type { ItemFields } from '#day/days/contract/endpoints.ts'
import { read, updateItem } from '#day/days/contract/calls.ts'
import { CallError, wordsFor } from '#platform/web/calls/call.ts'
import { changeDay } from '#day/days/web/change-day.ts'
import { withRow, type Cached } from '#platform/web/calls/pending-edits.ts'

/** The fields of an item that the editor changes. */
export type ItemValues = Partial<
  Pick<
    Item,
    | 'start'
    | 'minutes'
    | 'title'
    | 'place'
    | 'details'
    | 'notes'
    | 'section'
    | 'isKey'
    | 'isFixed'
    | 'audience'
    | 'vendorIds'
  >
>

const byTime = (items: readonly Item[]) => items.toSorted((a, b) => a.start.localeCompare(b.start) || a.id - b.id)

/** How the items of a day look while a change of them is on its way. */
export const inDay = (id: number, edit: (items: Item[]) => Item[]) => (cached: Cached) =>
  cached.edit(read, (day) => ({ ...day, items: byTime(edit((day as Day).items)) }), { params: { id } })

/** Changes an item optimistically. Rejects if somebody else has changed the same fields since `item` was read. */
export async function saveItem(item: Item, values: ItemValues): Promise<void> {
  const previous = Object.fromEntries(Object.keys(values).map((field) => [field, item[field as keyof Item]]))
  const body = { ...values, previous } as ItemFields
  const meanwhile = inDay(item.dayId, (items) => withRow(items, item.id, values))
  await changeDay(item.dayId, updateItem, { params: { id: item.dayId, itemId: item.id }, body }, { meanwhile })
}

export const isConflict = (error: unknown): boolean => error instanceof CallError && error.status === 409

/** A change that the server has not taken, with what was typed. */
export type Unsaved = { values: ItemValues; isConflict: boolean; message: string }

export const unsavedBy = (error: unknown, values: ItemValues): Unsaved => ({
  values,
  isConflict: isConflict(error),
  message: wordsFor(error, 'Failed to update the item. Please try again.'),
})
