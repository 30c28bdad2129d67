import { useState } from 'react'
import { mostRows, offsetsOf, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { kinds, newRow } from '#plan/templates/web/row-kinds.ts'
import type { Edit } from '#plan/templates/web/template-edits.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  phase: string | null
  rows: readonly TemplateRow[]
  allRows: readonly TemplateRow[]
  edit: (edit: Edit) => void
}

const fieldClass =
  'h-10 rounded-sm bg-transparent text-sm touchable touch:text-base hover:bg-sunken focus-visible:-outline-offset-2'

const focusNow = (field: HTMLInputElement | null) => field?.focus()

/** A line for new rows, one after the other. Each begins with the date of the row before it. */
export function AddRow({ phase, rows, allRows, edit }: Props) {
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<TemplateRow['kind']>('task')
  /** A phase without rows has just been added. */
  const [isNew] = useState(phase !== null && rows.length === 0)
  if (allRows.length >= mostRows) return null
  const place = phase ?? 'the template'
  const add = () => {
    const last = rows.at(-1)
    const offset = last ? (offsetsOf(allRows).get(last.key) ?? null) : null
    if (title.trim() === '') return
    edit({ kind: 'add', row: newRow(kind, title.trim(), phase, offset), before: null })
    setTitle('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
      className={joined('flex items-center gap-1 px-1.5', rows.length > 0 && 'border-t border-line')}
    >
      <select
        aria-label={`Kind of the new row in ${place}`}
        value={kind}
        onChange={({ target }) => setKind(target.value as TemplateRow['kind'])}
        className={joined(fieldClass, 'w-24 shrink-0 px-2 text-muted')}
      >
        {Object.entries(kinds).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input
        dir="auto"
        type="text"
        ref={isNew ? focusNow : undefined}
        aria-label={`New row in ${place}`}
        placeholder="Add a row and press Enter"
        value={title}
        maxLength={200}
        enterKeyHint="done"
        onChange={({ target }) => setTitle(target.value)}
        className={joined(fieldClass, 'min-w-0 grow px-2 placeholder:text-muted')}
      />
    </form>
  )
}
