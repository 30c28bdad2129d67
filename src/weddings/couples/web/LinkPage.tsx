import { coupleNames } from '#platform/contract/names.ts'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { PortalChoices } from '#weddings/couples/web/PortalChoices.tsx'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { CouplePage } from '#weddings/couples/web/public/CouplePage.tsx'
import { useLink } from '#weddings/couples/web/use-link.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'

const words = { loading: 'Opening your link...', failed: 'We could not open your link' }

const ended = {
  used: { title: 'This link has been used', text: 'Each link works once. We can email you a new one.' },
  expired: { title: 'This link has expired', text: 'Links work for a limited time. We can email you a new one.' },
}

const invalid = (
  <CoupleHeading title="This link is not valid" text="Please log in, or ask for a new link.">
    <AnchorButton variant="primary" href="/client-login">
      Go to Login
    </AnchorButton>
  </CoupleHeading>
)

/** A mailed link that signs in without a password. */
export default function LinkPage() {
  const { open, opening, renew, isRenewing, renewed, ...link } = useLink()
  const { look, portals: [{ studio } = {}] = [] } = link.answer ?? {}
  return (
    <CouplePage {...link} look={look && studio ? { ...look, studio } : undefined} words={words} unknown={invalid}>
      {({ state, portals, email }) => {
        if (state !== 'open')
          return (
            <CoupleHeading {...ended[state]}>
              {renewed ? (
                <Notice kind="success">{renewed}</Notice>
              ) : (
                <Button variant="primary" pending={isRenewing} pendingLabel="Sending..." onClick={() => void renew()}>
                  Send Me a New Link
                </Button>
              )}
            </CoupleHeading>
          )
        const [first, second] = portals
        if (!first) return invalid
        if (second)
          return <PortalChoices portals={portals} opening={opening} onOpen={(clientId) => void open(clientId)} />
        return (
          <CoupleHeading
            title={`Welcome, ${first.name}`}
            text={`The wedding of ${coupleNames(first)}, with ${first.studio}`}
          >
            <Button
              variant="primary"
              pending={opening !== undefined}
              pendingLabel="Opening..."
              onClick={() => void open(first.clientId)}
            >
              Open the Portal
            </Button>
            {email && (
              <p className="mt-6 text-sm wrap-anywhere text-muted">
                You log in with <strong className="font-medium text-ink">{email}</strong>.
              </p>
            )}
          </CoupleHeading>
        )
      }}
    </CouplePage>
  )
}
