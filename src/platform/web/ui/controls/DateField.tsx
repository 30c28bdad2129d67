import CalendarDays from 'lucide-react/icons/calendar-days'
import { lazy, Suspense, useRef, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { afterPress } from '#platform/web/ui/controls/after-press.ts'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { Field, type FieldProps } from '#platform/web/ui/controls/Field.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { dateTyped } from '#platform/web/ui/controls/typed-date.ts'
import { t } from '#platform/web/locale/t.ts'
import { dateInNumbers } from '#platform/contract/locale/dates.ts'
import { twoDatesOf } from '#platform/contract/locale/read-date.ts'
import { localeHere } from '#platform/web/locale/here.ts'

const load = () => import('#platform/web/ui/controls/CalendarPopover.tsx')
const CalendarPopover = lazy(load)

type Props = FieldProps & {
  label: string
  name?: string
  /** yyyy-MM-dd, '' for none, or typed text that is not a date. */
  value: string
  autoFocus?: boolean
  onChange: (event: { target: { value: string } }) => void
}

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
const example = '2027-06-12'

function questionAbout(text: string): string | undefined {
  const [one, other] = twoDatesOf(text, dayHere(), localeHere().region.dateOrder) ?? []
  if (one === undefined || other === undefined) return undefined
  return t('Is it {one} or {other}? Please name the month.', { one: formatDate(one), other: formatDate(other) })
}

/** A date, typed in any of the usual formats or picked from a calendar that is loaded on first use. */
export function DateField({ name, value, autoFocus, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const change = (date: string) => onChange({ target: { value: date } })
  const type = (text: string) => {
    setTyped(text)
    change(text.trim() === '' ? '' : (dateTyped(text, dayHere()) ?? text))
  }
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const understood = typed !== undefined && isDate(value) && typed !== formatDate(value) ? formatDate(value) : undefined
  return (
    <Field
      {...field}
      hint={understood ?? (typed && questionAbout(typed)) ?? field.hint}
      error={
        field.error && value && !isDate(value)
          ? t('Please enter a date, such as {date}.', { date: formatDate(example) })
          : field.error
      }
    >
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            type="text"
            name={name}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- set only where the user has just asked for the field
            autoFocus={autoFocus}
            value={typed ?? formatDate(value)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => afterPress(() => setTyped(undefined))}
            className={joined(controlClass, 'pr-11 tabular')}
          />
          <button
            ref={trigger}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            data-tooltip={`Pick a date, or type it: ${dateInNumbers(example, localeHere())}`}
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            onClick={() => setOpen(!open)}
            className="absolute inset-y-0 right-0 flex min-w-11 items-center justify-center gap-2 rounded-r-md px-3 text-[0.9375rem] text-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            <span className={value === '' && typed === undefined ? '' : 'sr-only'}>{t('Pick a date')}</span>
            <CalendarDays aria-hidden className="size-4 shrink-0" />
          </button>
          {open && (
            <Suspense>
              <CalendarPopover label={field.label} value={value} trigger={trigger} onChange={change} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}
