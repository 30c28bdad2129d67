import { useState, type FormEvent, type KeyboardEvent } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { Button } from '#web/ui/Button.tsx'
import { CallError } from '#web/call.ts'
import { TextArea, TextInput } from '#web/ui/TextInput.tsx'

export type EditorProps = {
  label: string
  start: string
  /** The contract's rule for this one field. */
  schema: ZodMiniType
  refusal?: unknown
  type?: 'text' | 'email' | 'tel' | 'date'
  inputMode?: 'numeric'
  placeholder?: string
  required?: boolean
  multiline?: boolean
  hintFor?: (typed: string) => string | undefined
  onCancel: () => void
  onSave: (text: string) => void
}

const firstIssue = (refusal: unknown) => (refusal instanceof CallError ? refusal.issues[0]?.message : undefined)

export function InPlaceEditor(props: EditorProps) {
  const {
    label,
    start,
    schema,
    refusal,
    type,
    inputMode,
    placeholder,
    required,
    multiline,
    hintFor,
    onCancel,
    onSave,
  } = props
  const [text, setText] = useState(start)
  const [error, setError] = useState(() => firstIssue(refusal))

  const submit = () => {
    const wrong = schema.safeParse(text).error?.issues[0]?.message
    if (wrong) setError(wrong)
    else onSave(text.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (multiline && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  const field = { label, placeholder, required, error, value: text, autoFocus: true, hint: hintFor?.(text) }
  const onChange = ({ target }: { target: { value: string } }) => {
    setText(target.value)
    setError(undefined)
  }
  return (
    <form
      noValidate
      onKeyDown={press}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      {multiline ? (
        <TextArea {...field} rows={6} onChange={onChange} />
      ) : (
        <TextInput
          {...field}
          type={type ?? 'text'}
          inputMode={inputMode}
          inputClassName={type === 'date' ? 'tabular' : undefined}
          onChange={onChange}
        />
      )}
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
