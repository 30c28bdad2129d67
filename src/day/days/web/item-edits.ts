import { partsOf } from '#platform/contract/call.ts'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import type { ItemFields } from '#day/days/contract/endpoints.ts'
import { read, updateItem } from '#day/days/contract/calls.ts'
import { CallError, wordsFor } from '#platform/web/calls/call.ts'
import { changeDay } from '#day/days/web/change-day.ts'
import { collectEdits, showEdits, withRow } from '#platform/web/calls/pending-edits.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'

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

/** Shows a changed day until the returned function is called. */
export const showInDay = (id: number, edit: (items: Item[]) => Item[]): (() => void) =>
  showEdits(
    collectEdits((cached) =>
      cached.edit(read, (day) => ({ ...day, items: byTime(edit((day as Day).items)) }), { params: { id } }),
    ),
  )

async function send(item: Item, values: ItemValues): Promise<void> {
  const previous = Object.fromEntries(Object.keys(values).map((field) => [field, item[field as keyof Item]]))
  const body = { ...values, previous } as ItemFields
  await changeDay(item.dayId, updateItem, { params: { id: item.dayId, itemId: item.id }, body })
}

/** Changes an item optimistically. Rejects if somebody else has changed the same fields since `item` was read. */
export async function saveItem(item: Item, values: ItemValues): Promise<void> {
  const hide = showInDay(item.dayId, (items) => withRow(items, item.id, values))
  try {
    await send(item, values)
  } catch (error) {
    // The other's value has to be there when the conflict is shown.
    if (isConflict(error)) await refetchAbout(partsOf(updateItem).about).catch(() => {})
    throw error
  } finally {
    hide()
  }
}

export const isConflict = (error: unknown): boolean => error instanceof CallError && error.status === 409

/** A change that the server has not taken, with what was typed. */
export type Unsaved = { values: ItemValues; isConflict: boolean; message: string }

export const unsavedBy = (error: unknown, values: ItemValues): Unsaved => ({
  values,
  isConflict: isConflict(error),
  message: wordsFor(error, 'Failed to update the item. Please try again.'),
})
