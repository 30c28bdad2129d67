import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import { lazy, useState } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import type { Target } from '#platform/web/router/address.ts'
import { completeTask, mailCouple } from '#overview/today/web/change-line.ts'
import { actionWords, lookOf } from '#overview/today/web/look-of-line.ts'
import { Button, buttonClass } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { shortDay } from '#platform/web/ui/format/dates.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const AskVendorsDialog = lazy(() => import('#overview/today/web/AskVendorsDialog.tsx'))
const MailInviteDialog = lazy(() => import('#weddings/couples/web/public/MailInviteDialog.tsx'))

/** Where the line's record is shown. */
export const targetOf = ({ page: { to, id, search } }: TodayLine) =>
  ({ to, search, ...(id !== undefined && { params: { id } }) }) as Target

type Props = { line: TodayLine; place: number; onForm: (form: 'reply' | 'venue') => void }

/** The one thing that can be done about a line without leaving the list. */
export function LineAction({ line, place, onForm }: Props) {
  const [pending, setPending] = useState(false)
  const [mailing, setMailing] = useState<boolean>()
  const { kind, lastAt, nextAt, clientId = 0 } = line.action
  if (kind === 'map') {
    return (
      <a
        href={line.action.url}
        target="_blank"
        rel="noreferrer"
        aria-label={`Map of ${line.detail.place}`}
        className={buttonClass('secondary')}
      >
        <MapPin />
        <span className="max-sm:hidden">Map</span>
      </a>
    )
  }
  if (kind === 'open') {
    const words = lookOf[line.kind].open
    return (
      <ButtonLink {...targetOf(line)} aria-label={`${words}: ${line.title}`}>
        {words}
      </ButtonLink>
    )
  }
  if (nextAt && lastAt) {
    return (
      <span className="px-2 text-right text-sm text-muted max-sm:w-18 max-sm:text-xs">
        Asked {shortDay(dayHere(new Date(lastAt)))}
      </span>
    )
  }
  const mailsAtOnce = kind === 'nudge' || kind === 'remind'
  const act = async () => {
    if (kind === 'complete-task') completeTask(line, place)
    else if (kind === 'reply') onForm('reply')
    else if (kind === 'set-venue') onForm('venue')
    else if (kind === 'invite' || kind === 'ask-vendors') setMailing(true)
    else {
      setPending(true)
      await mailCouple(line)
      setPending(false)
    }
  }
  return (
    <>
      <Button
        aria-label={`${actionWords[kind]}${mailsAtOnce ? ' by email' : ''}: ${line.title}`}
        icon={mailsAtOnce && <Mail />}
        pending={pending}
        onClick={() => void act()}
      >
        {actionWords[kind]}
      </Button>
      {mailing !== undefined && (
        <Later>
          {kind === 'ask-vendors' ? (
            <AskVendorsDialog line={line} open={mailing} onClose={() => setMailing(false)} />
          ) : (
            <MailInviteDialog
              client={{ id: clientId, isActivated: false }}
              open={mailing}
              onClose={() => setMailing(false)}
              onSent={() => setMailing(false)}
            />
          )}
        </Later>
      )}
    </>
  )
}
