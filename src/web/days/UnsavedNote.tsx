import type { DayVendor, Item } from '#contract/day-records.ts'
import type { Unsaved } from '#web/days/item-edits.ts'
import { columnInWords, columnOrder, columns, type Column } from '#web/days/item-words.ts'
import type { RowActions } from '#web/days/row-actions.ts'
import { Button } from '#web/ui/controls/Button.tsx'

type Props = { item: Item; vendors: readonly DayVendor[]; unsaved: Unsaved; actions: RowActions }

/** Keeps what was typed when it could not be saved, beside the value that somebody else has given meanwhile. */
export function UnsavedNote({ item, vendors, unsaved: { values, isConflict, message }, actions }: Props) {
  const changed = columnOrder.filter((column) => column in values)
  const said = (column: Column, from: object) => columnInWords(column, from, vendors) || 'nothing'
  return (
    <div role="alert" className="day-unsaved">
      <p className="min-w-0 grow wrap-anywhere">
        {changed.map((column) => (
          <span key={column} className="block">
            {columns[column]} “{said(column, values)}” is not saved.
            {isConflict && ` Somebody else has written “${said(column, item)}” meanwhile.`}
          </span>
        ))}
        {(!isConflict || changed.length === 0) && <span className="block">{message}</span>}
      </p>
      <Button onClick={() => actions.save(item, values)}>{isConflict ? 'Use Mine' : 'Try Again'}</Button>
      <Button variant="quiet" onClick={() => actions.drop(item.id)}>
        {isConflict ? 'Keep Theirs' : 'Drop'}
      </Button>
    </div>
  )
}
