import Check from 'lucide-react/icons/check'
import { useLayoutEffect, useRef } from 'react'
import type { Choice } from '#platform/web/ui/controls/choices.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  id: string
  matches: readonly Choice[]
  active: Choice | undefined
  chosen: Choice | undefined
  /** Shown in place of choices. */
  nothing: string
  onChoose: (choice: Choice) => void
}

export const optionId = (listId: string, { value }: Choice) => `${listId}-${value}`

/** The choices below a field, which keeps the focus. */
export function ComboList({ id, matches, active, chosen, nothing, onChoose }: Props) {
  const surface = useRef<HTMLDivElement>(null)
  const activeId = active && optionId(id, active)
  useLayoutEffect(() => {
    surface.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div
      ref={surface}
      // A press does not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-56 animate-appear overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink lift-raised"
    >
      <div role="listbox" id={id} aria-label="Choices" className="empty:hidden">
        {matches.map((choice) => (
          <div
            key={choice.value}
            id={optionId(id, choice)}
            role="option"
            aria-selected={choice === active}
            onClick={() => onChoose(choice)}
            className={joined(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-[0.9375rem] touchable hover:bg-sunken',
              choice === active && 'bg-sunken',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere">{choice.label}</span>
              {choice.detail && <span className="text-sm text-muted"> {choice.detail}</span>}
            </span>
            {choice === chosen && <Check aria-hidden className="size-4 shrink-0" />}
          </div>
        ))}
      </div>
      {matches.length === 0 && <p className="px-2.5 py-2 text-sm text-muted">{nothing}</p>}
    </div>
  )
}
