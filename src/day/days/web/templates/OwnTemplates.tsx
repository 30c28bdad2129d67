import Trash2 from 'lucide-react/icons/trash'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import * as sheetCalls from '#day/days/contract/sheets/calls.ts'
import type { SheetTemplate } from '#day/days/contract/sheets/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { tryTo } from '#day/days/web/several-items.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

/** The studio's templates, to rename and to delete. */
export const OwnTemplates = ({ templates }: { templates: readonly SheetTemplate[] }) => (
  <ul aria-label="Templates of the studio">
    {templates.map((template) => (
      <OwnTemplate key={template.id} template={template} />
    ))}
  </ul>
)

function OwnTemplate({ template: { id, name } }: { template: SheetTemplate }) {
  const [typed, setTyped] = useState(name)
  const [isAsking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  const params = { id: id ?? 0 }
  const rename = async () => {
    const next = typed.trim()
    if (next === '' || next === name) return setTyped(name)
    const failure = 'Failed to rename the template.'
    const done = await tryTo(change(sheetCalls.rename, { params, body: { name: next } }, { failure }))
    if (!done) setTyped(name)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it is not submitted.
    event.preventDefault()
    void rename()
  }
  if (isAsking)
    return (
      <li className="flex flex-wrap items-center gap-3 py-1">
        <span className="min-w-0 flex-1 wrap-anywhere">Delete “{name}”? Run sheets made from it are kept.</span>
        <Button
          variant="danger"
          onClick={() =>
            void tryTo(change(sheetCalls.remove, { params }, { failure: 'Failed to delete the template.' }))
          }
        >
          Delete
        </Button>
        <Button ref={keep} onClick={() => setAsking(false)}>
          Keep
        </Button>
      </li>
    )
  return (
    <li className="flex items-end gap-1 py-1">
      <div className="min-w-0 flex-1">
        <TextInput
          label={`Name of ${name}`}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void rename()}
          onKeyDown={press}
        />
      </div>
      <IconButton label={`Delete ${name}`} tooltip="Delete" onClick={() => setAsking(true)}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
