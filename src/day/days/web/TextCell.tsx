import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Item } from '#day/days/contract/day-records.ts'
import { CellButton } from '#day/days/web/CellButton.tsx'
import { columns, fieldInWords, readColumn, type Column } from '#day/days/web/item-words.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { neighbour } from '#day/days/web/cells.ts'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { useFocusBack } from '#platform/web/ui/controls/use-focus-back.ts'

type Props = {
  item: Item
  column: 'start' | 'minutes' | 'title' | 'place'
  isOpen: boolean
  actions: RowActions
}

/** A text that is edited in place: Enter or leaving it saves, Tab goes on to the next cell, Escape cancels. */
export function TextCell({ item, column, isOpen, actions }: Props) {
  const shown = fieldInWords(column, item, [])
  const { button, giveBack } = useFocusBack(isOpen)
  if (isOpen) return <Editor {...{ item, column, actions, shown, giveBack }} />
  return <CellButton {...{ item, column, actions, shown, button }} />
}

type EditorProps = Omit<Props, 'isOpen'> & { shown: string; giveBack: () => void }

function Editor({ column, actions, giveBack, ...given }: EditorProps) {
  // As it was when the cell was opened: what somebody else writes meanwhile is not overwritten unseen.
  const [{ item, shown }] = useState(given)
  const [text, setText] = useState(shown)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  /** A field that is removed loses the focus too. */
  const isDone = useRef(false)
  useEffect(() => field.current?.select(), [])

  const close = (next?: Column) => {
    isDone.current = true
    actions.edit(next && { id: item.id, column: next })
  }
  /** False if the text can't be saved. */
  const save = (): boolean => {
    if (text.trim() === shown) return true
    const read = readColumn(column, text, item)
    if ('problem' in read) setProblem(read.problem)
    else actions.save(item, read.values)
    return 'values' in read
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      giveBack()
      close()
    }
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (save()) {
        giveBack()
        close()
      }
    }
    const next = event.key === 'Tab' ? neighbour(column, event.shiftKey ? -1 : 1) : undefined
    if (next) {
      event.preventDefault()
      if (save()) close(next)
    }
  }
  return (
    <span className="day-cell-editor">
      <input
        dir="auto"
        ref={field}
        type="text"
        aria-label={`${columns[column]} of ${item.title}`}
        aria-invalid={problem ? true : undefined}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value)
          setProblem(undefined)
        }}
        onBlur={() => !isDone.current && save() && close()}
        onKeyDown={press}
        className={joined(controlClass, 'tabular')}
      />
      {problem && (
        <span role="alert" className="day-cell-problem">
          {problem}
        </span>
      )}
    </span>
  )
}
