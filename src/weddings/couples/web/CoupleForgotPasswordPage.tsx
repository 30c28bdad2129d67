import * as calls from '#weddings/couples/contract/calls.ts'
import { ForgottenPasswordForm } from '#studio/accounts/web/public/ForgottenPasswordForm.tsx'
import { call } from '#platform/web/calls/call.ts'
import { CoupleFrame } from '#weddings/couples/web/public/CoupleFrame.tsx'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

export default function CoupleForgotPasswordPage() {
  return (
    <CoupleFrame>
      <CoupleHeading
        title={t('Forgot your password?')}
        text={t(
          'Enter your email address, and we will email you a link to choose a new password. This also works if you were invited and do not have a password yet.',
        )}
      />
      <div className="mt-8 space-y-6 text-left">
        <ForgottenPasswordForm
          send={(body) => call(calls.forgotPassword, { body })}
          lasts={t('14 days')}
          label={t('Send Link')}
        />
      </div>
      <AnchorButton href="/client-login" variant="quiet" className="mt-4">
        {t('Back to Login')}
      </AnchorButton>
    </CoupleFrame>
  )
}
