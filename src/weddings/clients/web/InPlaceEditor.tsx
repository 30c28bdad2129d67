import { lazy, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { clientChange } from '#weddings/clients/contract/endpoints.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { CallError } from '#platform/web/calls/call.ts'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { useRules } from '#platform/web/ui/controls/use-rules.ts'

const Combobox = lazy(() =>
  import('#platform/web/ui/controls/Combobox.tsx').then((module) => ({ default: module.Combobox })),
)

const rules = () => import('#weddings/clients/contract/endpoints.ts').then(({ clientChange }) => clientChange.shape)

export type EditorProps = {
  label: string
  start: string
  field: keyof (typeof clientChange)['shape']
  refusal?: unknown
  /** What is to be decided before it can be saved. */
  note?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'date'
  /** What there is to choose from, in place of an input for text. */
  choices?: readonly Choice[]
  inputMode?: 'numeric'
  placeholder?: string
  required?: boolean
  multiline?: boolean
  hintFor?: (typed: string) => string | undefined
  onType: (text: string) => void
  onCancel: () => void
  onSave: (text: string) => void
}

const firstIssue = (refusal: unknown) => (refusal instanceof CallError ? refusal.issues[0]?.message : undefined)

export function InPlaceEditor(props: EditorProps) {
  const {
    label,
    start,
    field,
    refusal,
    note,
    type,
    choices,
    inputMode,
    placeholder,
    required,
    multiline,
    hintFor,
    onType,
    onCancel,
    onSave,
  } = props
  const { known, fetch: fetchRules } = useRules(rules)
  const [text, setText] = useState(start)
  const [error, setError] = useState(() => firstIssue(refusal))

  const submit = async () => {
    const shape = known() ?? (await fetchRules())
    if (!shape) return
    const wrong = shape[field].safeParse(text).error?.issues[0]?.message
    if (wrong) setError(wrong)
    else onSave(text.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (multiline && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }

  const shared = { label, placeholder, required, error, value: text, autoFocus: true, hint: hintFor?.(text) }
  const onChange = ({ target }: { target: { value: string } }) => {
    setText(target.value)
    onType(target.value)
    setError(undefined)
  }
  return (
    <form
      noValidate
      onKeyDown={press}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {multiline ? (
        <TextArea {...shared} rows={6} onChange={onChange} />
      ) : choices ? (
        <Later>
          <Combobox
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the field
            autoFocus
            label={label}
            error={error}
            noun="currency"
            choices={choices}
            value={text}
            onChange={onChange}
          />
        </Later>
      ) : type === 'date' ? (
        <DateField {...shared} onChange={onChange} />
      ) : (
        <TextInput {...shared} type={type ?? 'text'} inputMode={inputMode} onChange={onChange} />
      )}
      {note ? (
        <div className="mt-3">{note}</div>
      ) : (
        <div className="mt-3 flex gap-2">
          <Button type="submit" variant="primary">
            Save
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  )
}
