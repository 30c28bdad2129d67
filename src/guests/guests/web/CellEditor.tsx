import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Column } from '#guests/guests/web/columns.ts'

type Props = {
  column: Column
  label: string
  value: string
  /** What was typed on the cell, which replaces its text. */
  typed: string | undefined
  onSave: (value: string) => void
  /** Ends the editing, and goes on by so many rows and columns. */
  onEnd: (rows: number, columns: number) => void
}

const classes = 'h-full w-full min-w-0 border-0 bg-card px-2 text-sm outline-2 -outline-offset-2 outline-accent'

/** A cell that is edited in place: Enter saves and goes down, Tab goes on, Escape leaves it as it was. */
export function CellEditor({ column, label, value, typed, onSave, onEnd }: Props) {
  const [text, setText] = useState(typed ?? value)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  /** A field that is removed loses the focus too. */
  const isDone = useRef(false)
  /** Arrows walk through the options of a select; only a pointer chooses at once. */
  const isByKey = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (typed === undefined) field.current?.select?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, [])
  const end = (saved: string | undefined, rows = 0, columns = 0) => {
    if (isDone.current) return
    isDone.current = true
    if (saved !== undefined) onSave(saved)
    onEnd(rows, columns)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    isByKey.current = true
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') end(undefined)
    else if (event.key === 'Enter') end(text, 1)
    else if (event.key === 'Tab') end(text, 0, event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }
  const shared = { ref: field, 'aria-label': label, onKeyDown: press, className: classes }
  if (column.options)
    return (
      <select
        {...shared}
        value={text}
        onPointerDown={() => (isByKey.current = false)}
        onChange={({ target }) => {
          setText(target.value)
          if (!isByKey.current) end(target.value)
        }}
        onBlur={() => end(text)}
      >
        {column.options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...shared}
      type="text"
      dir="auto"
      value={text}
      maxLength={column.maxLength}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => end(text)}
    />
  )
}
