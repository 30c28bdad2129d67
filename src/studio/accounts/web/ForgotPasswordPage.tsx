import * as calls from '#studio/accounts/contract/calls.ts'
import { AccountFrame } from '#studio/accounts/web/public/AccountFrame.tsx'
import { ForgottenPasswordForm } from '#studio/accounts/web/public/ForgottenPasswordForm.tsx'
import { call } from '#platform/web/calls/call.ts'

export default function ForgotPasswordPage() {
  return (
    <AccountFrame
      title="Forgot your password?"
      text="Enter your email address, and we will email you a link to choose a new password."
    >
      <ForgottenPasswordForm
        send={(body) => call(calls.forgotPassword, { body })}
        lasts="one hour"
        label="Send Reset Link"
      />
    </AccountFrame>
  )
}
