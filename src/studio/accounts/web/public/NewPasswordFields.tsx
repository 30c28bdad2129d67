import type { ComponentProps } from 'react'
import { KnownPassword } from '#studio/passwords/web/public/KnownPassword.tsx'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { t } from '#platform/web/locale/t.ts'

type Control = Omit<ComponentProps<typeof PasswordInput>, 'label'>
type Props = { register: (name: 'password' | 'confirmPassword') => Control }

/** The fields for a new password and its repetition. */
export function NewPasswordFields({ register }: Props) {
  const password = register('password')
  return (
    <>
      <PasswordInput
        label={t('Password')}
        autoComplete="new-password"
        hint={password.error ? undefined : t('At least 6 characters')}
        required
        {...password}
      />
      <KnownPassword password={String(password.value ?? '')} />
      <PasswordInput
        label={t('Confirm Password')}
        autoComplete="new-password"
        required
        {...register('confirmPassword')}
      />
    </>
  )
}
