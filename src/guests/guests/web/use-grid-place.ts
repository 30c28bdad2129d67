import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** A cell, by what its row and its column are about: rows move when somebody else changes the list. */
export type Place = { row: string; column: string }

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

const within = (at: number, most: number) => Math.max(0, Math.min(at, most - 1))

type Keyed = { key: string }
type Named = { id: string }

/** The one cell of a grid that is in the order of tabs, and the keys that move it. */
export function useGridPlace(rows: readonly Keyed[], columns: readonly Named[], scrollTo: (row: number) => void) {
  const [wanted, setWanted] = useState<Place>()
  const indexOf = (key: string | undefined) => rows.findIndex((row) => row.key === key)
  const row = Math.max(0, indexOf(wanted?.row))
  const column = Math.max(
    0,
    columns.findIndex(({ id }) => id === wanted?.column),
  )
  const grid = useRef<HTMLDivElement>(null)
  /** Whether the cell gets the focus, which it must not take from elsewhere. */
  const isAsked = useRef(false)
  const moveTo = (toRow: number, toColumn: number) => {
    const [next, across] = [rows[within(toRow, rows.length)], columns[within(toColumn, columns.length)]]
    if (!next || !across) return
    isAsked.current = true
    setWanted({ row: next.key, column: across.id })
  }
  useEffect(() => {
    if (!isAsked.current) return
    scrollTo(row)
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)
    if (!cell) return
    isAsked.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return {
    grid,
    row,
    column,
    moveTo,
    /** From a cell, also if its row has another place by now. */
    moveFrom: (place: Place, down: number, across: number) =>
      moveTo(Math.max(0, indexOf(place.row)) + down, columns.findIndex(({ id }) => id === place.column) + across),
    /** Whether the key moves. */
    press: (event: KeyboardEvent): boolean => {
      const [down, across] = steps[event.key] ?? []
      if (down === undefined || across === undefined || event.altKey) return false
      const isWhole = event.ctrlKey || event.metaKey
      if (event.key === 'Home' && isWhole) moveTo(0, 0)
      else if (event.key === 'End' && isWhole) moveTo(rows.length - 1, columns.length - 1)
      else moveTo(row + (isWhole ? down * Infinity || 0 : down), column + across)
      return true
    },
  }
}
