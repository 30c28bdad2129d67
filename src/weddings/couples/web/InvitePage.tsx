import * as calls from '#weddings/couples/contract/calls.ts'
import { homeAddress } from '#weddings/couples/web/public/addresses.ts'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { CouplePage } from '#weddings/couples/web/public/CouplePage.tsx'
import { useAnswerByToken } from '#platform/web/calls/use-answer-by-token.ts'
import { InvitationForm } from '#weddings/couples/web/InvitationForm.tsx'
import { inviteHere, useActivation } from '#weddings/couples/web/use-activation.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { msg } from '#platform/contract/locale/translate.ts'
import { wearRegion } from '#platform/web/locale/here.ts'
import { t } from '#platform/web/locale/t.ts'

const words = { loading: msg('Loading your wedding portal...'), failed: msg('We could not open your invitation') }

const invalid = () => (
  <CoupleHeading
    title={t('Invalid Invite Link')}
    text={t('This invite link is invalid or has expired. Please contact your wedding planner for a new invitation.')}
  >
    <p className="mb-6 text-sm text-muted">
      {t('We can also email you a new one, at the address your planner has for you.')}
    </p>
    <span className="flex flex-wrap justify-center gap-3">
      <AnchorButton variant="primary" href="/client-forgot-password">
        {t('Email Me a New Link')}
      </AnchorButton>
      <AnchorButton href={homeAddress()}>{t('Return Home')}</AnchorButton>
    </span>
  </CoupleHeading>
)

export default function InvitePage() {
  const invite = useAnswerByToken(calls.readInvite, inviteHere.params.token)
  const activation = useActivation()
  wearRegion(invite.answer?.region)
  return (
    <CouplePage {...invite} look={invite.answer} words={words} unknown={invalid}>
      {(invitation) => {
        if (activation.done)
          return (
            <CoupleHeading title={t('Account Activated!')} text={t('You are logged in.')}>
              <AnchorButton variant="primary" href="/client-login">
                {t('Open the Portal')}
              </AnchorButton>
            </CoupleHeading>
          )
        if (!invitation.isActivated) return <InvitationForm invitation={invitation} {...activation} />
        return (
          <CoupleHeading
            title={t('Account Activated!')}
            text={t('Your portal with {studio} is open. Please log in with {email} and your password.', {
              studio: invitation.studio,
              email: invitation.email,
            })}
          >
            <AnchorButton variant="primary" href="/client-login">
              {t('Go to Login')}
            </AnchorButton>
          </CoupleHeading>
        )
      }}
    </CouplePage>
  )
}
