import FileText from 'lucide-react/icons/file-text'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Star from 'lucide-react/icons/star'
import { memo } from 'react'
import type { DayVendor, Item } from '#day/days/contract/day-records.ts'
import { AudienceCell } from '#day/days/web/AudienceCell.tsx'
import type { Unsaved } from '#day/days/web/item-edits.ts'
import type { Column } from '#day/days/web/item-words.ts'
import { ItemMenu } from '#day/days/web/ItemMenu.tsx'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { TextCell } from '#day/days/web/TextCell.tsx'
import { UnsavedNote } from '#day/days/web/UnsavedNote.tsx'
import { VendorsCell } from '#day/days/web/VendorsCell.tsx'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = {
  item: Item
  vendors: readonly DayVendor[]
  actions: RowActions
  /** The cell that is being edited. */
  openColumn: Column | undefined
  isChosen: boolean
  isWarned: boolean
  unsaved: Unsaved | undefined
}

/** An item of the list. */
export const ItemRow = memo(function ItemRow({
  item,
  vendors,
  actions,
  openColumn,
  isChosen,
  isWarned,
  unsaved,
}: Props) {
  useLocale()
  const { id, title, isKey, isFixed, notes, details } = item
  const cell = (column: Column) => ({ item, actions, isOpen: openColumn === column })
  return (
    <li
      data-item={id}
      inert={id < 0}
      data-chosen={isChosen || undefined}
      data-key={isKey || undefined}
      data-warned={isWarned || undefined}
      tabIndex={-1}
      className="day-row"
    >
      <label className="day-choose touchable">
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={isChosen}
          onChange={() => actions.choose(id)}
          className="size-4 accent-accent"
        />
      </label>
      <TextCell {...cell('start')} column="start" />
      <TextCell {...cell('minutes')} column="minutes" />
      <TextCell {...cell('title')} column="title" />
      <span className="day-more">
        <TextCell {...cell('place')} column="place" />
        <VendorsCell {...cell('vendorIds')} vendors={vendors} />
        <AudienceCell {...cell('audience')} />
      </span>
      <span className="day-marks">
        <IconButton
          label={`Key moment: ${title}`}
          tooltip="Key moment"
          aria-pressed={isKey}
          className="day-mark"
          onClick={() => actions.save(item, { isKey: !isKey })}
        >
          <Star fill={isKey ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          label={`Fixed, not shifted with others: ${title}`}
          tooltip={isFixed ? 'Fixed: stays when others are shifted' : 'Movable'}
          aria-pressed={isFixed}
          className="day-mark"
          onClick={() => actions.save(item, { isFixed: !isFixed })}
        >
          {isFixed ? <Lock /> : <LockOpen />}
        </IconButton>
        <IconButton
          label={`${notes || details ? 'Notes and details' : 'Details'} of ${title}`}
          tooltip={notes || details ? 'Notes and details' : 'Details'}
          data-has={notes || details ? '' : undefined}
          className="day-mark day-notes"
          onClick={() => actions.open(id)}
        >
          <FileText />
        </IconButton>
        <ItemMenu item={item} actions={actions} />
      </span>
      {unsaved && (
        <UnsavedNote
          {...{ item, vendors, unsaved }}
          onSave={() => actions.save(item, unsaved.values)}
          onDrop={() => actions.drop(id)}
        />
      )}
    </li>
  )
})
