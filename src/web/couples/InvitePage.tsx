import { homeAddress } from '#web/couples/shared/addresses.ts'
import { CoupleFrame } from '#web/couples/shared/CoupleFrame.tsx'
import { CoupleHeading } from '#web/couples/shared/CoupleHeading.tsx'
import { InvitationForm } from '#web/couples/InvitationForm.tsx'
import { useActivation } from '#web/couples/use-activation.ts'
import { useInvitation } from '#web/couples/use-invitation.ts'
import { AnchorButton, Button } from '#web/ui/controls/Button.tsx'
import { Spinner } from '#web/ui/layout/Spinner.tsx'

export default function InvitePage() {
  const { state, retry } = useInvitation()
  const activation = useActivation()
  return (
    <CoupleFrame>
      {state.step === 'loading' && (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
          <Spinner /> Loading your wedding portal...
        </p>
      )}
      {state.step === 'invalid' && (
        <CoupleHeading
          title="Invalid Invite Link"
          text="This invite link is invalid or has expired. Please contact your wedding planner for a new invitation."
        >
          <AnchorButton href={homeAddress()}>Return Home</AnchorButton>
        </CoupleHeading>
      )}
      {state.step === 'failed' && (
        <CoupleHeading title="We could not open your invitation" text="Please try again in a moment.">
          <Button onClick={retry}>Try again</Button>
        </CoupleHeading>
      )}
      {activation.done && (
        <CoupleHeading title="Account Activated!" text="You are signed in.">
          <AnchorButton variant="primary" href="/client-login">
            Open the portal
          </AnchorButton>
        </CoupleHeading>
      )}
      {state.step === 'used' && !activation.done && (
        <CoupleHeading
          title="Account Activated!"
          text={`Your portal with ${state.invitation.studio} is open. Please log in with your password, and with ${state.invitation.email}.`}
        >
          <AnchorButton variant="primary" href="/client-login">
            Go to Login
          </AnchorButton>
        </CoupleHeading>
      )}
      {state.step === 'form' && !activation.done && <InvitationForm invitation={state.invitation} {...activation} />}
    </CoupleFrame>
  )
}
