import Pencil from 'lucide-react/icons/pencil'
import { memo, type RefObject } from 'react'
import { CellEditor } from '#guests/guests/web/CellEditor.tsx'
import { isWritable, type Column } from '#guests/guests/web/columns.ts'
import { rowName } from '#guests/guests/web/guest-words.ts'
import { isSeat, type GuestRow } from '#guests/guests/web/rows.ts'
import { t } from '#platform/web/locale/t.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'

type Props = {
  index: number
  start: number
  row: GuestRow
  columns: readonly Column[]
  template: string
  /** The column of the cell that has the focus. */
  active: number | undefined
  editing: { column: string; typed?: string } | undefined
  isChosen: boolean
  /** Whether the form of the envelope opens. */
  mayOpen: boolean
  /** As they are when they are called. */
  actions: RefObject<RowActions>
}

export type RowActions = {
  toggle: (guestId: number) => void
  place: (index: number, column: Column) => void
  edit: (row: GuestRow, column: Column) => void
  open: (row: GuestRow) => void
  save: (row: GuestRow, column: Column, value: string) => void
  end: (row: GuestRow, column: Column, rows: number, columns: number) => void
}

/** A row of the table, drawn again only when it has changed. */
export const GridRow = memo(function GridRow(props: Props) {
  const { index, start, row, columns, template, active, editing, isChosen, mayOpen, actions } = props
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
      <span role="gridcell" aria-colindex={1} className="grid place-items-center">
        {guest && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            onChange={() => actions.current.toggle(guest.id)}
            aria-label={t('Select {name}', { name })}
            className="size-4 accent-(--accent)"
          />
        )}
      </span>
      {columns.map((column, at) => {
        const isOwn = isWritable(column, row)
        const isName = column.id === 'envelope-name' && isOwn
        const isQuiet = column.id === 'firstName' && guest !== undefined && isSeat(guest)
        const isOpen = editing?.column === column.id
        return (
          <div
            key={column.id}
            role="gridcell"
            data-place={`${index}-${at}`}
            tabIndex={at === active ? 0 : -1}
            aria-colindex={at + 2}
            onClick={() => !isOpen && actions.current.place(index, column)}
            onDoubleClick={() => actions.current.edit(row, column)}
            className="flex min-w-0 items-center -outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent"
          >
            {isOpen ? (
              <CellEditor
                column={column}
                label={`${column.label}, ${name}`}
                value={column.value(row)}
                typed={editing.typed}
                onSave={(value) => actions.current.save(row, column, value)}
                onEnd={(rows, columnsOn) => actions.current.end(row, column, rows, columnsOn)}
              />
            ) : (
              <>
                <span dir="auto" className={joined('truncate px-2', isQuiet && 'text-muted')}>
                  {isQuiet ? t('Unnamed guest') : isOwn && column.text(row)}
                </span>
                {isName && envelope.isProposed && <Badge tone="yellow">{t('Suggested')}</Badge>}
                {isName && mayOpen && (
                  <button
                    type="button"
                    tabIndex={-1}
                    title={t('Edit')}
                    aria-label={t('Edit “{name}”', { name: envelope.name })}
                    aria-keyshortcuts="Control+Enter"
                    onClick={() => actions.current.open(row)}
                    className="ml-auto flex h-10 shrink-0 items-center px-2 text-muted hover:text-ink"
                  >
                    <Pencil aria-hidden className="size-4" />
                  </button>
                )}
              </>
            )}
          </div>
        )
      })}
    </div>
  )
})
