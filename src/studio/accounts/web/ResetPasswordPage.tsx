import type { FormEvent } from 'react'
import * as calls from '#studio/accounts/contract/calls.ts'
import { AccountFrame } from '#studio/accounts/web/public/AccountFrame.tsx'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { markMismatch, toastPasswordProblem } from '#studio/accounts/web/public/toast-password-problem.ts'
import { tokenInAddress } from '#studio/accounts/web/verify-link.ts'
import { call } from '#platform/web/calls/call.ts'
import { forget } from '#platform/web/session/session.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { KnownPassword } from '#studio/passwords/web/public/KnownPassword.tsx'
import { PasswordInput } from '#platform/web/ui/controls/PasswordInput.tsx'
import { toastAfterLoad } from '#platform/web/ui/overlays/toast.ts'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ resetPasswordForm }) => resetPasswordForm)

const mismatch = 'New passwords do not match.'

export default function ResetPasswordPage() {
  const token = tokenInAddress()
  return (
    <AccountFrame
      title="New Password"
      text="Choose a password of at least 6 characters. You will be signed out everywhere else."
    >
      {token ? (
        <NewPassword token={token} />
      ) : (
        <>
          <Notice kind="failure">
            This link is not complete. Please open it from the email, or ask for a new one.
          </Notice>
          <AskAgain />
        </>
      )}
    </AccountFrame>
  )
}

const AskAgain = () => (
  <AnchorButton href="/forgot-password" className="w-full">
    Ask for a New Link
  </AnchorButton>
)

function NewPassword({ token }: { token: string }) {
  const form = useZodForm(rules, { token, password: '', confirmPassword: '' })

  const send = form.handleSubmit(
    async (body) => {
      const { message } = await call(calls.resetPassword, { body })
      void forget('planner')
      toastAfterLoad({ title: 'Password Updated', text: message })
      goTo('/login')
    },
    ['Password Update Failed', 'Failed to update password. Please try again.'],
    () => markMismatch(form, mismatch),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { password, confirmPassword } = form.values
    toastPasswordProblem(password, confirmPassword, mismatch)
    void send(event)
  }

  return (
    <>
      {form.failed && <Notice kind="failure">{form.failed}</Notice>}
      <form noValidate onSubmit={onSubmit} className="space-y-4">
        <PasswordInput label="New Password" autoComplete="new-password" required {...form.register('password')} />
        <KnownPassword password={form.values.password} />
        <PasswordInput
          label="Confirm New Password"
          autoComplete="new-password"
          required
          {...form.register('confirmPassword')}
        />
        <SubmitButton form={form} words={['Save New Password', 'Saving...']} className="w-full" />
      </form>
      {form.failed && <AskAgain />}
    </>
  )
}
