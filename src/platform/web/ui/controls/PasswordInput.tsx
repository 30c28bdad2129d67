import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { Field, splitField, type FieldProps } from '#platform/web/ui/controls/Field.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = Omit<FieldProps, 'label'> & { label: string } & Omit<ComponentProps<'input'>, 'type'>

export function PasswordInput(props: Props) {
  const { field, control } = splitField(props)
  const [shown, setShown] = useState(false)
  const action = shown ? t('Hide password') : t('Show password')
  return (
    <Field {...field}>
      {(attributes) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...control}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className={joined(controlClass, 'pr-11')}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={action}
            data-tooltip={action}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
          >
            {shown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
          </button>
        </div>
      )}
    </Field>
  )
}
