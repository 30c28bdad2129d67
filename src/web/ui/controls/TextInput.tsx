import type { ComponentProps } from 'react'
import { controlClass } from '#web/ui/controls/control-class.ts'
import { Field, type FieldProps } from '#web/ui/controls/Field.tsx'
import { joined } from '#web/ui/joined-classes.ts'

type Own = FieldProps & { inputClassName?: string }

export function TextInput({
  label,
  required,
  hint,
  error,
  className,
  inputClassName,
  ...input
}: Own & ComponentProps<'input'>) {
  return (
    <Field label={label} required={required} hint={hint} error={error} className={className}>
      {(attributes) => (
        <input type="text" {...input} {...attributes} className={joined(controlClass, inputClassName)} />
      )}
    </Field>
  )
}

export function TextArea({
  label,
  required,
  hint,
  error,
  className,
  inputClassName,
  ...area
}: Own & ComponentProps<'textarea'>) {
  return (
    <Field label={label} required={required} hint={hint} error={error} className={className}>
      {(attributes) => (
        <textarea
          rows={4}
          {...area}
          {...attributes}
          className={joined(controlClass, 'resize-y leading-6', inputClassName)}
        />
      )}
    </Field>
  )
}
