import type { FormEvent } from 'react'
import type { SignIn } from '#studio/accounts/web/use-sign-in.ts'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  form: SignIn['form']
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>
  forgotten: string
  label: string
  pendingLabel: string
  className?: string
}

/** The sign-in form of planners and couples. */
export function SignInForm({ form, onSubmit, forgotten, label, pendingLabel, className = '' }: Props) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className={`space-y-5 ${className}`}>
      <TextInput label={t('Email')} type="email" autoComplete="username" required {...form.register('email')} />
      <div>
        <PasswordInput label={t('Password')} required {...form.register('password')} />
        <a
          href={forgotten}
          className="mt-2 inline-flex items-center text-sm text-accent-ink underline-offset-4 touchable hover:underline"
        >
          {t('Forgot password?')}
        </a>
      </div>
      <SubmitButton form={form} words={[label, pendingLabel]} className="w-full" />
    </form>
  )
}
