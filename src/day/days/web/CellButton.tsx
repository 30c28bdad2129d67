import type { RefObject } from 'react'
import type { Item } from '#day/days/contract/day-records.ts'
import { columns, type Column } from '#day/days/web/item-words.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  item: Item
  column: Column
  shown: string
  actions: RowActions
  button: RefObject<HTMLButtonElement | null>
}

/** A cell that is not being edited. */
export function CellButton({ item: { id, title }, column, shown, actions, button }: Props) {
  const name = columns[column].toLowerCase()
  return (
    <button
      ref={button}
      type="button"
      onClick={() => actions.edit({ id, column })}
      className={joined('day-cell touchable', `day-${column}`, !shown && 'text-muted')}
    >
      {shown || <span aria-hidden>–</span>}
      <span className="sr-only">{shown ? ` (edit ${name})` : `Add ${name} to ${title}`}</span>
    </button>
  )
}
