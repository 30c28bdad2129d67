import { SignInForm } from '#studio/accounts/web/public/SignInForm.tsx'
import { CoupleFrame } from '#weddings/couples/web/public/CoupleFrame.tsx'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { PortalChoices } from '#weddings/couples/web/PortalChoices.tsx'
import { SendLink } from '#weddings/couples/web/SendLink.tsx'
import { useCoupleLogin } from '#weddings/couples/web/use-couple-login.ts'
import { LaterPasskey } from '#studio/second-factors/web/public/LaterPasskey.tsx'
import { sessionEnded } from '#platform/web/session/sign-in-address.ts'
import { WithLink } from '#platform/web/locale/WithLink.tsx'
import { t } from '#platform/web/locale/t.ts'

export default function CoupleLoginPage() {
  const { portals, choose, opening, enterWithPasskey, ...login } = useCoupleLogin()
  if (portals)
    return (
      <CoupleFrame>
        <PortalChoices portals={portals} opening={opening} onOpen={(clientId) => void choose(clientId)} />
      </CoupleFrame>
    )
  return (
    <CoupleFrame>
      <CoupleHeading title={t('Your wedding portal')} text={t('Everything about your day, in one place.')} />
      {sessionEnded() && (
        <p role="status" className="mt-6 rounded-md border border-line bg-paper px-4 py-3 text-sm text-balance">
          {t('Your session has ended. Please log in again.')}
        </p>
      )}
      <SignInForm
        {...login}
        forgotten="/client-forgot-password"
        label={t('Log In')}
        pendingLabel={t('Logging in...')}
        className="mt-8 text-left"
      />
      <div className="mt-4">
        <LaterPasskey signIn={enterWithPasskey} label={t('Log In with a Passkey')} />
      </div>
      <SendLink email={login.form.values.email} onMissing={(message) => login.form.setError('email', message)} />
      <p className="mt-8 border-t border-line pt-6 text-sm text-balance text-muted">
        {t('No account yet? Please contact your wedding planner for an invitation.')}{' '}
        <WithLink
          text={t('If you were invited and cannot find the email, <a>ask for a new one</a>.')}
          href="/client-forgot-password"
          className="text-accent-ink underline underline-offset-4"
        />
      </p>
    </CoupleFrame>
  )
}
