import * as calls from '#weddings/couples/contract/calls.ts'
import { homeAddress } from '#weddings/couples/web/public/addresses.ts'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { CouplePage } from '#weddings/couples/web/public/CouplePage.tsx'
import { useAnswerByToken } from '#platform/web/calls/use-answer-by-token.ts'
import { InvitationForm } from '#weddings/couples/web/InvitationForm.tsx'
import { inviteHere, useActivation } from '#weddings/couples/web/use-activation.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'

const words = { loading: 'Loading your wedding portal...', failed: 'We could not open your invitation' }

const invalid = (
  <CoupleHeading
    title="Invalid Invite Link"
    text="This invite link is invalid or has expired. Please contact your wedding planner for a new invitation."
  >
    <p className="mb-6 text-sm text-muted">We can also email you a new one, at the address your planner has for you.</p>
    <span className="flex flex-wrap justify-center gap-3">
      <AnchorButton variant="primary" href="/client-forgot-password">
        Email Me a New Link
      </AnchorButton>
      <AnchorButton href={homeAddress()}>Return Home</AnchorButton>
    </span>
  </CoupleHeading>
)

export default function InvitePage() {
  const invite = useAnswerByToken(calls.readInvite, inviteHere.params.token)
  const activation = useActivation()
  return (
    <CouplePage {...invite} look={invite.answer} words={words} unknown={invalid}>
      {(invitation) => {
        if (activation.done)
          return (
            <CoupleHeading title="Account Activated!" text="You are logged in.">
              <AnchorButton variant="primary" href="/client-login">
                Open the Portal
              </AnchorButton>
            </CoupleHeading>
          )
        if (!invitation.isActivated) return <InvitationForm invitation={invitation} {...activation} />
        return (
          <CoupleHeading
            title="Account Activated!"
            text={`Your portal with ${invitation.studio} is open. Please log in with ${invitation.email} and your password.`}
          >
            <AnchorButton variant="primary" href="/client-login">
              Go to Login
            </AnchorButton>
          </CoupleHeading>
        )
      }}
    </CouplePage>
  )
}
