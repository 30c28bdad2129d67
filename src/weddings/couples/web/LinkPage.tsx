import { coupleNames } from '#platform/contract/names.ts'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { PortalChoices } from '#weddings/couples/web/PortalChoices.tsx'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { CouplePage } from '#weddings/couples/web/public/CouplePage.tsx'
import { useLink } from '#weddings/couples/web/use-link.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { msg } from '#platform/contract/locale/translate.ts'
import { chosenLanguage } from '#platform/web/locale/chosen-language.ts'
import { useSpoken } from '#platform/web/locale/use-spoken.ts'
import { t } from '#platform/web/locale/t.ts'

const words = { loading: msg('Opening your link...'), failed: msg('We could not open your link') }

const ended = {
  used: { title: msg('This link has been used'), text: msg('Each link works once. We can email you a new one.') },
  expired: {
    title: msg('This link has expired'),
    text: msg('Links work for a limited time. We can email you a new one.'),
  },
}

const invalid = () => (
  <CoupleHeading title={t('This link is not valid')} text={t('Please log in, or ask for a new link.')}>
    <AnchorButton variant="primary" href="/client-login">
      {t('Go to Login')}
    </AnchorButton>
  </CoupleHeading>
)

/** A mailed link that signs in without a password. */
export default function LinkPage() {
  const { open, opening, renew, isRenewing, renewed, ...link } = useLink()
  const { look, language, portals: [{ studio } = {}] = [] } = link.answer ?? {}
  // The address holds the secret where the server does not look, so that the page begins in the browser's language.
  useSpoken(chosenLanguage() ?? language ?? undefined)
  return (
    <CouplePage {...link} look={look && studio ? { ...look, studio } : undefined} words={words} unknown={invalid}>
      {({ state, portals, email }) => {
        if (state !== 'open')
          return (
            <CoupleHeading title={t(ended[state].title)} text={t(ended[state].text)}>
              {renewed ? (
                <Notice kind="success">{renewed}</Notice>
              ) : (
                <Button
                  variant="primary"
                  pending={isRenewing}
                  pendingLabel={t('Sending...')}
                  onClick={() => void renew()}
                >
                  {t('Send Me a New Link')}
                </Button>
              )}
            </CoupleHeading>
          )
        const [first, second] = portals
        if (!first) return invalid()
        if (second)
          return <PortalChoices portals={portals} opening={opening} onOpen={(clientId) => void open(clientId)} />
        return (
          <CoupleHeading
            title={t('Welcome, {name}', { name: first.name })}
            text={t('The wedding of {couple}, with {studio}', { couple: coupleNames(first), studio: first.studio })}
          >
            <Button
              variant="primary"
              pending={opening !== undefined}
              pendingLabel={t('Opening...')}
              onClick={() => void open(first.clientId)}
            >
              {t('Open the Portal')}
            </Button>
            {email && (
              <p className="mt-6 text-sm wrap-anywhere text-muted">
                {t('You log in with:')} <strong className="font-medium text-ink">{email}</strong>
              </p>
            )}
          </CoupleHeading>
        )
      }}
    </CouplePage>
  )
}
