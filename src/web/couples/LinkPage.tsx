import { coupleNames } from '#contract/names.ts'
import { Notice } from '#web/accounts/shared/Notice.tsx'
import { CoupleFrame } from '#web/couples/shared/CoupleFrame.tsx'
import { CoupleHeading } from '#web/couples/shared/CoupleHeading.tsx'
import { PortalChoices } from '#web/couples/PortalChoices.tsx'
import { useLink } from '#web/couples/use-link.ts'
import { AnchorButton, Button } from '#web/ui/controls/Button.tsx'
import { Spinner } from '#web/ui/layout/Spinner.tsx'

const ended = {
  used: { title: 'This link has been used', text: 'Each link works once. We can mail you a new one.' },
  expired: { title: 'This link has expired', text: 'Links work for a limited time. We can mail you a new one.' },
}

const SignsInWith = ({ email }: { email: string | null }) =>
  email && (
    <p className="mt-6 text-sm text-muted wrap-anywhere">
      You sign in with <strong className="font-medium text-ink">{email}</strong>.
    </p>
  )

/** A mailed link that signs in without a password. */
export default function LinkPage() {
  const { state, retry, open, opening, renew, isRenewing, renewed } = useLink()
  return (
    <CoupleFrame>
      {state.step === 'loading' && (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
          <Spinner /> Opening your link...
        </p>
      )}
      {state.step === 'failed' && (
        <CoupleHeading title="We could not open your link" text="Please try again in a moment.">
          <Button onClick={retry}>Try again</Button>
        </CoupleHeading>
      )}
      {state.step === 'invalid' && (
        <CoupleHeading title="This link is not valid" text="Please sign in, or ask for a new link.">
          <AnchorButton variant="primary" href="/client-login">
            Go to Login
          </AnchorButton>
        </CoupleHeading>
      )}
      {(state.step === 'used' || state.step === 'expired') && (
        <CoupleHeading {...ended[state.step]}>
          {renewed ? (
            <Notice kind="success">{renewed}</Notice>
          ) : (
            <Button variant="primary" pending={isRenewing} pendingLabel="Sending..." onClick={() => void renew()}>
              Send me a new link
            </Button>
          )}
        </CoupleHeading>
      )}
      {state.step === 'open' && state.portals.length === 1 && (
        <CoupleHeading title={`Welcome, ${coupleNames(state.portals[0]!)}`} text={`With ${state.portals[0]!.studio}`}>
          <Button
            variant="primary"
            pending={opening !== undefined}
            pendingLabel="Opening..."
            onClick={() => void open(state.portals[0]!.clientId)}
          >
            Open the portal
          </Button>
          <SignsInWith email={state.email} />
        </CoupleHeading>
      )}
      {state.step === 'open' && state.portals.length > 1 && (
        <CoupleHeading title="Which portal?" text="You have more than one. Please choose.">
          <PortalChoices portals={state.portals} opening={opening} onOpen={(clientId) => void open(clientId)} />
        </CoupleHeading>
      )}
    </CoupleFrame>
  )
}
