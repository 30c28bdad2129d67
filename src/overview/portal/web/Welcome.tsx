import { useState } from 'react'
import { Introduction } from '#platform/web/ui/overlays/Introduction.tsx'
import { StudioWelcome } from '#weddings/couples/web/public/StudioWelcome.tsx'
import { t } from '#platform/web/locale/t.ts'

const seen = 'portal-welcome-seen'
const welcomeAbove = 100

type Props = {
  days: number
  couple: string
  /** Somebody of the wedding other than the couple. */
  guest?: string | undefined
  planner: string
  /** The studio's own words, in place of ours. */
  words?: string | null
}

/** Shown once, and not again in another tab, if the wedding is far enough ahead. */
export default function Welcome({ days, couple, guest, planner, words }: Props) {
  const [open, setOpen] = useState(() => days > welcomeAbove && localStorage.getItem(seen) === null)
  const close = () => {
    localStorage.setItem(seen, 'true')
    setOpen(false)
  }
  if (!open) return null
  return (
    <Introduction
      title={t('Welcome, {guest}', { guest: guest ?? couple })}
      text={
        guest
          ? t('{days, plural, one {# day} other {# days}} to go until the wedding of {couple}.', { days, couple })
          : t('{days, plural, one {# day} other {# days}} to go: plenty of time to make it yours.', { days })
      }
      confirm={t('Take a Look Around')}
      onClose={close}
    >
      {words ? (
        <StudioWelcome words={words} />
      ) : (
        <p className="leading-7">
          {guest
            ? t(
                'This is where the wedding comes together. You will find what is coming up, what is still to do, the people who will be there for you, and a direct line to {planner}.',
                { planner },
              )
            : t(
                'This is where your wedding comes together. You will find what is coming up, what is still to do, the people who will be there for you, and a direct line to {planner}.',
                { planner },
              )}
        </p>
      )}
    </Introduction>
  )
}
