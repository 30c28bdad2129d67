import { lazy, useState } from 'react'
import { dayHere } from '#contract/day.ts'
import type { TodayLine } from '#contract/today.ts'
import type { Target } from '#web/router/address.ts'
import { completeTask, mailCouple } from '#web/today/change-line.ts'
import { actionWords, lookOf } from '#web/today/look-of-line.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ButtonLink } from '#web/ui/controls/ButtonLink.tsx'
import { shortDay } from '#web/ui/format/dates.ts'
import { Later } from '#web/ui/layout/Later.tsx'

const MailInviteDialog = lazy(() => import('#web/clients/shared/MailInviteDialog.tsx'))

/** Where the line's record is shown. */
export const targetOf = ({ page: { to, id, search } }: TodayLine) =>
  ({ to, search, ...(id !== undefined && { params: { id } }) }) as Target

type Props = { line: TodayLine; place: number; onReply: () => void }

/** The one thing that can be done about a line without leaving the list. */
export function LineAction({ line, place, onReply }: Props) {
  const [pending, setPending] = useState(false)
  const [inviting, setInviting] = useState<boolean>()
  const { kind, lastAt, nextAt, clientId = 0 } = line.action
  if (kind === 'open') {
    const words = lookOf[line.kind].open
    return (
      <ButtonLink
        {...targetOf(line)}
        aria-label={`${words}: ${line.title}`}
        className={line.kind === 'event' ? 'max-sm:hidden' : undefined}
      >
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
  const act = async () => {
    if (kind === 'complete-task') completeTask(line, place)
    else if (kind === 'reply') onReply()
    else if (kind === 'invite') setInviting(true)
    else {
      setPending(true)
      await mailCouple(line)
      setPending(false)
    }
  }
  return (
    <>
      <Button aria-label={`${actionWords[kind]}: ${line.title}`} pending={pending} onClick={() => void act()}>
        {actionWords[kind]}
      </Button>
      {inviting !== undefined && (
        <Later>
          <MailInviteDialog
            client={{ id: clientId, isActivated: false }}
            open={inviting}
            onClose={() => setInviting(false)}
            onSent={() => setInviting(false)}
          />
        </Later>
      )}
    </>
  )
}
