import type { ComponentProps } from 'react'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { Field, splitField, type FieldProps } from '#platform/web/ui/controls/Field.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Own = FieldProps & { inputClassName?: string }

/** A date, a number or a time has no direction of its own. */
const directionOf = (type = 'text') => (['text', 'search'].includes(type) ? 'auto' : undefined)

export function TextInput({ inputClassName, ...props }: Own & ComponentProps<'input'>) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          type="text"
          dir={directionOf(control.type)}
          {...control}
          {...attributes}
          className={joined(controlClass, inputClassName)}
        />
      )}
    </Field>
  )
}

export function TextArea({ inputClassName, ...props }: Own & ComponentProps<'textarea'>) {
  const { field, control } = splitField(props)
  const className = joined(controlClass, 'resize-y leading-6', inputClassName)
  return (
    <Field {...field}>
      {(attributes) => <textarea dir="auto" rows={4} {...control} {...attributes} className={className} />}
    </Field>
  )
}
