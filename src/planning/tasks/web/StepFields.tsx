import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'

export type StepValue = { id?: number; title: string; done?: boolean }

type Props = { steps: readonly StepValue[]; onChange: (steps: StepValue[]) => void }

/** The steps of a task in its form, which gets those with a title. Enter adds one after the current. */
export function StepFields({ steps: given, onChange }: Props) {
  const [known, setKnown] = useState(given)
  const [steps, setSteps] = useState(given)
  // The form was reset.
  if (given !== known) {
    setKnown(given)
    setSteps(given)
  }
  const write = (next: readonly StepValue[]) => {
    const filled = next.filter(({ title }) => title.trim() !== '')
    setSteps(next)
    setKnown(filled)
    onChange(filled)
  }
  const box = useRef<HTMLFieldSetElement>(null)
  /** Before the next key, which may come at once. */
  const writeAndFocus = (next: readonly StepValue[], place: number) => {
    flushSync(() => write(next))
    box.current?.querySelectorAll<HTMLInputElement>('input')[place]?.focus()
  }
  const add = (place: number) => writeAndFocus([...steps.slice(0, place), { title: '' }, ...steps.slice(place)], place)
  const remove = (place: number) =>
    writeAndFocus(
      steps.filter((_, at) => at !== place),
      Math.max(0, place - 1),
    )
  return (
    <fieldset ref={box} className="space-y-2 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">Steps (Optional)</legend>
      {steps.map((step, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a new step has no id
        <div key={place} className="flex gap-2">
          <input
            dir="auto"
            type="text"
            aria-label={`Step ${place + 1}`}
            value={step.title}
            maxLength={200}
            onChange={({ target }) =>
              write(steps.map((one, at) => (at === place ? { ...one, title: target.value } : one)))
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(place + 1)
            }}
            className={controlClass}
          />
          <IconButton label={`Remove step ${place + 1}`} onClick={() => remove(place)}>
            <X />
          </IconButton>
        </div>
      ))}
      <Button variant="quiet" icon={<Plus />} className="-ml-3" onClick={() => add(steps.length)}>
        Add a Step
      </Button>
    </fieldset>
  )
}
