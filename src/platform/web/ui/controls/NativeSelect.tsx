import type { ComponentProps } from 'react'
import { Field, splitField, type FieldProps } from '#platform/web/ui/controls/Field.tsx'
import { SelectBox } from '#platform/web/ui/controls/SelectBox.tsx'

/** The native select, for accessibility and for the pickers of phones. */
export function NativeSelect(props: FieldProps & ComponentProps<'select'>) {
  const { field, control } = splitField(props)
  return <Field {...field}>{(attributes) => <SelectBox {...control} {...attributes} />}</Field>
}
