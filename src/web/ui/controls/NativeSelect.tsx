import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlClass } from '#web/ui/controls/control-class.ts'
import { Field, type FieldProps } from '#web/ui/controls/Field.tsx'
import { joined } from '#web/ui/joined-classes.ts'

/** The native select, for accessibility and for the pickers of phones. */
export function NativeSelect({
  label,
  required,
  hint,
  error,
  className,
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} required={required} hint={hint} error={error} className={className}>
      {(attributes) => (
        <div className="relative">
          <select {...select} {...attributes} className={joined(controlClass, 'appearance-none pr-9')}>
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
