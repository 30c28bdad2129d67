import { columnOrder, type Column } from '#day/days/web/item-words.ts'

/** The column that Tab goes to; undefined at the end of a row. */
export const neighbour = (column: Column, step: 1 | -1): Column | undefined =>
  columnOrder[columnOrder.indexOf(column) + step]

export const rowSelector = '#page [data-item]'

export const idOfRow = (row: Element | null | undefined): number | undefined =>
  Number((row as HTMLElement | null | undefined)?.dataset['item']) || undefined

/** The row that has the focus, or holds it. */
export const rowHere = () => document.activeElement?.closest<HTMLElement>('[data-item]')

export function focusRow(row: HTMLElement | null | undefined): void {
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}
