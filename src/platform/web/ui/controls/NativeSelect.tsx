import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { Field, splitField, type FieldProps } from '#platform/web/ui/controls/Field.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

/** The native select, for accessibility and for the pickers of phones. */
export function NativeSelect(props: FieldProps & ComponentProps<'select'>) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <div className="relative">
          <select {...control} {...attributes} className={joined(controlClass, 'appearance-none pr-9')} />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
