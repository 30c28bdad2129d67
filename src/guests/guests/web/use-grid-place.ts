import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

export type Place = { row: number; column: number }

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

/** The one cell of a grid that is in the order of tabs, and the keys that move it. */
export function useGridPlace(rows: number, columns: number, scrollTo: (row: number) => void) {
  const [wanted, setWanted] = useState<Place>({ row: 0, column: 0 })
  const place = { row: within(wanted.row, rows), column: within(wanted.column, columns) }
  const grid = useRef<HTMLDivElement>(null)
  /** Whether the cell gets the focus, which it must not take from elsewhere. */
  const isAsked = useRef(false)
  const moveTo = (row: number, column: number) => {
    isAsked.current = true
    setWanted({ row: within(row, rows), column: within(column, columns) })
  }
  useEffect(() => {
    if (!isAsked.current) return
    scrollTo(place.row)
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${place.row}-${place.column}"]`)
    if (!cell) return
    isAsked.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return {
    grid,
    place,
    moveTo,
    /** Whether the key moves. */
    press: (event: KeyboardEvent): boolean => {
      const [down, across] = steps[event.key] ?? []
      if (down === undefined || across === undefined || event.altKey) return false
      const isWhole = event.ctrlKey || event.metaKey
      if (event.key === 'Home' && isWhole) moveTo(0, 0)
      else if (event.key === 'End' && isWhole) moveTo(rows - 1, columns - 1)
      else moveTo(place.row + (isWhole ? down * Infinity || 0 : down), place.column + across)
      return true
    },
  }
}
