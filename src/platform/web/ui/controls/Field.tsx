import { useId, type ReactNode } from 'react'
import { t } from '#platform/web/locale/t.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type FieldAttributes = {
  id: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export type FieldProps = {
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  error?: string
  className?: string
  /** Spans both columns of a form. */
  wide?: boolean
}

/** Separates the attributes of a Field from those of its control. */
export function splitField<Props extends FieldProps>(props: Props) {
  const { label, required, hint, error, className, wide, ...control } = props
  return { field: { label, required, hint, error, className, wide }, control }
}

/** A label with its control, hint and error, connected for assistive technology. */
export function Field(props: FieldProps & { children: (attributes: FieldAttributes) => ReactNode }) {
  const { label, required, hint, error, className, wide, children } = props
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={joined('flex min-w-0 flex-col gap-1.5', wide && 'sm:col-span-2', className)}>
      <label htmlFor={id} className={joined('self-start text-sm font-medium', required && 'required-mark')}>
        {label}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-[0.8125rem] text-danger-ink">
          {t(error)}
        </p>
      )}
    </div>
  )
}
