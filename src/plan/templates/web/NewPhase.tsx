import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { useFocusBack } from '#platform/web/ui/controls/use-focus-back.ts'

type Props = { taken: readonly string[]; onAdd: (phase: string) => void }

const focusNow = (field: HTMLInputElement | null) => field?.focus()

/** A new phase is stored with its first row. */
export function NewPhase({ taken, onAdd }: Props) {
  const [name, setName] = useState<string>()
  const [error, setError] = useState<string>()
  const { button, giveBack } = useFocusBack(name !== undefined)
  if (name === undefined) {
    return (
      <Button icon={<Plus />} ref={button} onClick={() => setName('')}>
        New Phase
      </Button>
    )
  }
  const giveUp = () => {
    giveBack()
    setName(undefined)
    setError(undefined)
  }
  const submit = () => {
    const phase = name.trim()
    if (phase === '') return setError('Please give the phase a name.')
    if (taken.includes(phase)) return setError('There is already a phase with this name.')
    onAdd(phase)
    setName(undefined)
    setError(undefined)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex max-w-lg flex-wrap items-start gap-3"
    >
      <TextInput
        label="Name of the phase"
        ref={focusNow}
        value={name}
        maxLength={100}
        error={error}
        className="grow"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && giveUp()}
      />
      <Button type="submit" variant="primary" className="mt-6.5">
        Add Phase
      </Button>
    </form>
  )
}
