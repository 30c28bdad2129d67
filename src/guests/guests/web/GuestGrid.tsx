import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isWritable, type Column } from '#guests/guests/web/columns.ts'
import { GridHead } from '#guests/guests/web/GridHead.tsx'
import { GridRow, type RowActions } from '#guests/guests/web/GridRow.tsx'
import type { GuestRow } from '#guests/guests/web/rows.ts'
import { useGridPlace, type Place } from '#guests/guests/web/use-grid-place.ts'
import { t } from '#platform/web/locale/t.ts'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'

type Props = {
  rows: readonly GuestRow[]
  columns: readonly Column[]
  mayEdit: (row: GuestRow) => boolean
  chosen: ReadonlySet<number>
  onToggle: (guestId: number) => void
  onToggleAll: () => void
  onSave: (row: GuestRow, column: Column, value: string) => void
  onOpen: (row: GuestRow) => void
  /** Writes a copied block of cells from a place on; without it nothing is pasted. */
  onPaste: ((text: string, row: number, column: number) => void) | undefined
}

const rowHeight = 40
const boxWidth = 40

/** What begins a letter that is put together, as with a dead key or an input method. */
const isUnfinished = (key: string) => key === 'Dead' || key === 'Process'

/** The guests as a table that is worked by keyboard; only the rows in view are drawn. */
export function GuestGrid({ rows, columns, mayEdit, chosen, onToggle, onToggleAll, onSave, onOpen, onPaste }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const [editing, setEditing] = useState<Place & { typed?: string }>()
  const place = useGridPlace(rows, columns, (index) => virtual.scrollToIndex(index))
  const { grid, moveTo, moveFrom, press } = place
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it returns
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 8,
    getItemKey: (index) => rows[index]?.key ?? index,
    // The row that is worked on stays, so that scrolling takes neither its text nor the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), place.row])].filter((at) => at < rows.length),
  })
  const [row, column] = [rows[place.row], columns[place.column]]

  const edit = (on: GuestRow, at: Column, typed?: string) => {
    if (!mayEdit(on) || !isWritable(at, on)) return
    if (at.isLong) onOpen(on)
    else setEditing({ row: on.key, column: at.id, ...(typed !== undefined && { typed }) })
  }
  /** Chooses the next option that begins with the letter. */
  const chooseByLetter = (on: GuestRow, at: Column, letter: string) => {
    if (!at.options || !mayEdit(on) || !isWritable(at, on)) return
    const now = at.options.findIndex(([value]) => value === at.value(on))
    const inOrder = [...at.options.slice(now + 1), ...at.options.slice(0, now + 1)]
    const found = inOrder.find(([, label]) => label.toLowerCase().startsWith(letter.toLowerCase()))
    if (found) onSave(on, at, found[0])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The row that was edited may be gone.
    if (rows.some(({ key }) => key === editing?.row) || !row || !column) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const { key } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (mayEdit(row)) onOpen(row)
    } else if (isUnfinished(key)) edit(row, column, '')
    else if (press(event)) event.preventDefault()
    else if (key === 'Enter' || key === 'F2') {
      event.preventDefault()
      edit(row, column)
    } else if (key === ' ') {
      event.preventDefault()
      if (row.guest) onToggle(row.guest.id)
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      if (!column.options && mayEdit(row) && isWritable(column, row)) onSave(row, column, '')
    } else if (isPlain && key.length === 1) {
      event.preventDefault()
      event.stopPropagation()
      if (column.options) chooseByLetter(row, column, key)
      else edit(row, column, key)
    }
  }

  const actions: RowActions = {
    toggle: onToggle,
    place: (index, at) => moveTo(index, columns.indexOf(at)),
    edit,
    open: onOpen,
    save: onSave,
    end: (on, at, down, across) => {
      setEditing(undefined)
      moveFrom({ row: on.key, column: at.id }, down, across)
    },
  }
  // The same for every drawing, so that rows that have not changed are not drawn again.
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
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
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (editing || !onPaste || !row) return
          event.preventDefault()
          onPaste(event.clipboardData.getData('text/plain'), place.row, place.column)
        }}
        className="min-w-max"
      >
        <GridHead
          columns={columns}
          template={template}
          isAllChosen={rows.every(({ guest }) => !guest || chosen.has(guest.id))}
          onToggleAll={onToggleAll}
        />
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
                editing={editing?.row === here.key ? editing : undefined}
                mayOpen={mayEdit(here)}
                isChosen={here.guest !== undefined && chosen.has(here.guest.id)}
                actions={latest}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
