import type { RefObject } from 'react'
import type { Item } from '#contract/day-records.ts'
import { columns, type Column } from '#web/days/item-words.ts'
import type { RowActions } from '#web/days/row-actions.ts'
import { joined } from '#web/ui/joined-classes.ts'

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
