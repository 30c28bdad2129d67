import { CellEditor } from '#guests/guests/web/CellEditor.tsx'
import { isWritable, type Column } from '#guests/guests/web/columns.ts'
import { rowName } from '#guests/guests/web/guest-words.ts'
import { isSeat, type GuestRow } from '#guests/guests/web/rows.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  index: number
  start: number
  row: GuestRow
  columns: readonly Column[]
  template: string
  /** The column of the cell that has the focus. */
  active: number | undefined
  editing: { typed?: string } | undefined
  isChosen: boolean
  onToggle: (guestId: number) => void
  onPlace: (column: number, isOpening: boolean) => void
  onSave: (column: number, value: string) => void
  onEnd: (rows: number, columns: number) => void
}

export function GridRow({ index, start, row, columns, template, active, editing, isChosen, ...on }: Props) {
  const name = rowName(row)
  const { guest, envelope } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
      className={joined(
        'absolute inset-x-0 top-0 grid h-10 items-stretch text-sm',
        row.isFirst && index > 0 && 'border-t border-line',
        isChosen && 'bg-accent-soft',
      )}
    >
      <span role="gridcell" className="grid place-items-center">
        {guest && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            onChange={() => on.onToggle(guest.id)}
            aria-label={t('Select {name}', { name })}
            className="size-4 accent-(--accent)"
          />
        )}
      </span>
      {columns.map((column, at) => {
        const isHere = at === active
        const isOwn = isWritable(column, row)
        const text = isOwn ? column.text(row) : ''
        const isQuiet = column.id === 'firstName' && guest && isSeat(guest)
        return (
          <div
            key={column.id}
            role="gridcell"
            data-place={`${index}-${at}`}
            tabIndex={isHere ? 0 : -1}
            aria-colindex={at + 2}
            onClick={() => !(isHere && editing) && on.onPlace(at, false)}
            onDoubleClick={() => on.onPlace(at, true)}
            className={joined(
              'flex min-w-0 items-center -outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent',
              column.id === 'envelope-name' && envelope.isProposed && 'italic',
            )}
          >
            {isHere && editing && isOwn ? (
              <CellEditor
                column={column}
                label={`${column.label}, ${name}`}
                value={column.value(row)}
                typed={editing.typed}
                onSave={(value) => on.onSave(at, value)}
                onEnd={on.onEnd}
              />
            ) : (
              <span dir="auto" className={joined('truncate px-2', isQuiet && 'text-muted')}>
                {isQuiet ? t('Unnamed guest') : text}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
