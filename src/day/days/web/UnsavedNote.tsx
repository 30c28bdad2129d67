import type { DayVendor, Item } from '#day/days/contract/day-records.ts'
import type { ItemValues, Unsaved } from '#day/days/web/item-edits.ts'
import { fieldInWords, fieldNames } from '#day/days/web/item-words.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

type Props = {
  item: Item
  vendors: readonly DayVendor[]
  unsaved: Unsaved
  onSave: () => void
  onDrop: () => void
}

const allFields = Object.keys(fieldNames) as (keyof ItemValues)[]

/** Keeps what was typed when it could not be saved, beside the value that somebody else has given meanwhile. */
export function UnsavedNote({ item, vendors, unsaved: { values, isConflict, message }, onSave, onDrop }: Props) {
  const changed = allFields.filter((field) => field in values)
  const inWords = (field: keyof ItemValues, from: ItemValues) => fieldInWords(field, from, vendors) || 'nothing'
  return (
    <div role="alert" className="day-unsaved">
      <p className="min-w-0 grow wrap-anywhere">
        {changed.map((field) => (
          <span key={field} className="block whitespace-pre-line">
            {fieldNames[field]}: “{inWords(field, values)}” has not been saved.
            {isConflict && ` In the meantime, someone else entered “${inWords(field, item)}”.`}
          </span>
        ))}
        {(!isConflict || changed.length === 0) && <span className="block">{message}</span>}
      </p>
      <Button onClick={onSave}>{isConflict ? 'Use Mine' : 'Try Again'}</Button>
      <Button variant="quiet" onClick={onDrop}>
        {isConflict ? 'Keep Theirs' : 'Drop'}
      </Button>
    </div>
  )
}
