import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type KeyboardEvent } from 'react'
import { isWritable, type Column } from '#guests/guests/web/columns.ts'
import { GridRow } from '#guests/guests/web/GridRow.tsx'
import type { GuestRow } from '#guests/guests/web/rows.ts'
import { useGridPlace } from '#guests/guests/web/use-grid-place.ts'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  rows: readonly GuestRow[]
  columns: readonly Column[]
  mayEdit: (row: GuestRow) => boolean
  chosen: ReadonlySet<number>
  onToggle: (guestId: number) => void
  onSave: (row: GuestRow, column: Column, value: string) => void
  onOpen: (row: GuestRow) => void
}

export const rowHeight = 40
const boxWidth = 40

/** The guests as a table that is worked by keyboard; only the rows in view are drawn. */
export function GuestGrid({ rows, columns, mayEdit, chosen, onToggle, onSave, onOpen }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it returns
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
    getItemKey: (index) => rows[index]?.key ?? index,
  })
  const { grid, place, moveTo, press } = useGridPlace(rows.length, columns.length, (row) => virtual.scrollToIndex(row))
  const [editing, setEditing] = useState<{ typed?: string }>()

  const [row, column] = [rows[place.row], columns[place.column]]
  const isOpenable = row && column && mayEdit(row) && isWritable(column, row)
  const save = (value: string) => row && column && onSave(row, column, value)
  const edit = (typed?: string) => {
    if (!isOpenable) return
    if (column.isLong) onOpen(row)
    else setEditing(typed === undefined ? {} : { typed })
  }
  /** Chooses the next option that begins with the letter. */
  const chooseByLetter = (letter: string) => {
    if (!isOpenable || !column.options) return
    const now = column.options.findIndex(([value]) => value === column.value(row))
    const inOrder = [...column.options.slice(now + 1), ...column.options.slice(0, now + 1)]
    const found = inOrder.find(([, label]) => label.toLowerCase().startsWith(letter.toLowerCase()))
    if (found) save(found[0])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || !row || !column) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (press(event)) event.preventDefault()
    else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault()
      edit()
    } else if (event.key === ' ') {
      event.preventDefault()
      if (row.guest) onToggle(row.guest.id)
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isOpenable && !column.options) {
      event.preventDefault()
      save('')
    } else if (isPlain && event.key.length === 1) {
      event.preventDefault()
      event.stopPropagation()
      if (column.options) chooseByLetter(event.key)
      else edit(event.key)
    }
  }

  const template = `${boxWidth}px ${columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')}`
  const shown = printing ? rows.map((_, index) => ({ index, start: index * rowHeight })) : virtual.getVirtualItems()
  return (
    <div
      ref={scroller}
      className="max-h-[calc(100dvh-15rem)] min-h-64 overflow-auto overscroll-contain rounded-md border border-line bg-card lift-card print:max-h-none print:overflow-visible"
    >
      <div
        ref={grid}
        role="grid"
        aria-label={t('Guests')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={onKeyDown}
        className="min-w-max"
      >
        <div
          role="row"
          aria-rowindex={1}
          style={{ gridTemplateColumns: template }}
          className="sticky top-0 z-10 grid h-10 items-center border-b border-line bg-card text-[0.8125rem] text-muted"
        >
          <span role="columnheader" className="sr-only">
            {t('Selected')}
          </span>
          <span aria-hidden />
          {columns.map(({ id, label }) => (
            <span key={id} role="columnheader" className="truncate px-2" dir="auto">
              {label}
            </span>
          ))}
        </div>
        <div role="rowgroup" className="relative" style={{ height: rows.length * rowHeight }}>
          {shown.map(({ index, start }) => {
            const here = rows[index]
            if (!here) return null
            return (
              <GridRow
                key={here.key}
                index={index}
                start={start}
                row={here}
                columns={columns}
                template={template}
                active={index === place.row ? place.column : undefined}
                editing={index === place.row ? editing : undefined}
                isChosen={here.guest !== undefined && chosen.has(here.guest.id)}
                onToggle={onToggle}
                onPlace={(at, isOpening) => {
                  setEditing(undefined)
                  moveTo(index, at)
                  if (isOpening && isWritable(columns[at]!, here) && mayEdit(here)) {
                    if (columns[at]!.isLong) onOpen(here)
                    else setEditing({})
                  }
                }}
                onSave={(at, value) => onSave(here, columns[at]!, value)}
                onEnd={(down, across) => {
                  setEditing(undefined)
                  moveTo(index + down, place.column + across)
                }}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
