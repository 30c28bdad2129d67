import type { Item } from '#day/days/contract/day-records.ts'
import type { ItemValues } from '#day/days/web/item-edits.ts'
import type { Column } from '#day/days/web/item-words.ts'

/** What can be done with the rows of the list. */
export type RowActions = {
  /** Opens the editor of a cell; undefined closes it. */
  edit: (cell: { id: number; column: Column } | undefined) => void
  save: (item: Item, values: ItemValues) => void
  /** Drops what was typed but not saved. */
  drop: (id: number) => void
  choose: (id: number) => void
  open: (id: number) => void
  remove: (ids: readonly number[]) => void
  /** Opens the dialog that moves this item and everything after it. */
  shiftFrom: (id: number) => void
}
