import * as calls from '#contract/calls.ts'
import { ForgottenPasswordForm } from '#web/accounts/shared/ForgottenPasswordForm.tsx'
import { CoupleFrame } from '#web/couples/shared/CoupleFrame.tsx'
import { CoupleHeading } from '#web/couples/shared/CoupleHeading.tsx'
import { AnchorButton } from '#web/ui/controls/Button.tsx'

export default function CoupleForgotPasswordPage() {
  return (
    <CoupleFrame>
      <CoupleHeading
        title="Forgotten password"
        text="Tell us your email address, and we will mail you a link to choose a new one. It works as well if you were invited and have no password yet."
      />
      <div className="mt-8 space-y-6 text-left">
        <ForgottenPasswordForm endpoint={calls.couples.forgotPassword} lasts="14 days" label="Send Link" />
      </div>
      <AnchorButton href="/client-login" variant="quiet" className="mt-4">
        Back to Login
      </AnchorButton>
    </CoupleFrame>
  )
}
