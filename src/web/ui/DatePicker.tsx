import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { controlClass } from '#web/ui/control-class.ts'
import { formatDate } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { joined } from '#web/ui/joined-classes.ts'

const load = () => import('#web/ui/CalendarPopover.tsx')
const CalendarPopover = lazy(load)

type Props = {
  label: string
  /** yyyy-MM-dd, or '' when none is picked. */
  value: string
  error?: string
  onChange: (date: string) => void
}

/** A day picked from a calendar, which is loaded when somebody reaches for it. */
export function DatePicker({ label, value, error, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const shown = value ? formatDate(value) : 'Pick a date'
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <Field label={label} error={error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className="relative">
          <button
            ref={trigger}
            type="button"
            id={id}
            aria-label={`${label}: ${shown}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={() => setOpen(!open)}
            className={joined(
              controlClass,
              'flex items-center justify-between gap-2 text-left tabular',
              !value && 'text-muted',
            )}
          >
            {shown}
            <CalendarDays aria-hidden className="size-4 shrink-0 text-muted" />
          </button>
          {open && (
            <Suspense>
              <CalendarPopover label={label} value={value} trigger={trigger} onChange={onChange} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
