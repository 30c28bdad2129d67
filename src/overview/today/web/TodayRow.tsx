import Ellipsis from 'lucide-react/icons/ellipsis'
import Phone from 'lucide-react/icons/phone'
import { lazy, memo, useRef, useState } from 'react'
import { addDays, dayHere } from '#platform/contract/calendar-date.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { snoozeLine } from '#overview/today/web/change-line.ts'
import { LineAction, targetOf } from '#overview/today/web/LineAction.tsx'
import { lookOf } from '#overview/today/web/look-of-line.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { formatTime } from '#platform/web/ui/format/dates.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

const ReplyForm = lazy(() => import('#overview/today/web/ReplyForm.tsx'))
const VenueForm = lazy(() => import('#overview/today/web/VenueForm.tsx'))
const SnoozeForm = lazy(() => import('#overview/today/web/SnoozeForm.tsx'))

type Props = {
  line: TodayLine
  place: number
  /** Below a heading that names its couple. */
  isNamed?: boolean
}

/** One thing that matters today: what it is, why it is listed, and what can be done about it. */
export const TodayRow = memo(function TodayRow({ line, place, isNamed }: Props) {
  useLocale()
  const [form, setForm] = useState<'reply' | 'venue' | 'snooze'>()
  const row = useRef<HTMLLIElement>(null)
  const { kind, title, clientName, reason, detail } = line
  const Icon = lookOf[kind].icon
  const close = () => {
    setForm(undefined)
    row.current?.querySelector('button')?.focus()
  }
  const snooze = (until: string, words: string) => void snoozeLine(line, until, place, words)
  return (
    <li ref={row} className="border-b border-line last:border-0">
      <div className="flex min-h-11 items-center gap-1 py-0.5">
        <Link
          {...targetOf(line)}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-sm px-2 py-0.5 hover:bg-sunken focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-3 text-[0.9375rem] leading-5 sm:line-clamp-2">
              {detail.time && <span className="mr-2 font-medium tabular">{formatTime(detail.time)}</span>}
              <span className="font-medium">{title}</span>
              {detail.isHigh && <span className="ml-2 text-xs font-medium text-danger-ink">High</span>}
            </span>
            <span className="line-clamp-3 text-xs leading-4 text-muted sm:line-clamp-2">
              {[
                isNamed ? undefined : (clientName ?? (kind === 'more' ? undefined : 'Studio')),
                detail.place,
                detail.holder,
                detail.time ? '' : reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </Link>
        {detail.phone && <Call number={detail.phone} name={clientName ?? title} />}
        <LineAction line={line} place={place} onForm={setForm} />
        {kind === 'more' ? (
          <span className="w-10 shrink-0" />
        ) : (
          <Menu
            label={`More about ${title}`}
            header={<Why reason={reason} />}
            items={[
              { label: 'Dismiss for Today', onSelect: () => snooze(addDays(dayHere(), 1), 'Dismissed for today') },
              { label: 'Snooze for 3 Days', onSelect: () => snooze(addDays(dayHere(), 3), 'Snoozed for 3 days') },
              { label: 'Snooze for a Week', onSelect: () => snooze(addDays(dayHere(), 7), 'Snoozed for a week') },
              { label: 'Snooze Until…', onSelect: () => setForm('snooze') },
            ]}
          >
            <IconButton label={`Why is this here, dismiss, or snooze: ${title}`} tooltip="Why is this here?">
              <Ellipsis />
            </IconButton>
          </Menu>
        )}
      </div>
      {form && (
        <Later>
          {form === 'reply' && <ReplyForm line={line} onDone={close} />}
          {form === 'venue' && <VenueForm line={line} onDone={close} />}
          {form === 'snooze' && <SnoozeForm onChoose={(until) => snooze(until, 'Snoozed')} onCancel={close} />}
        </Later>
      )}
    </li>
  )
})

/** The number, or on a phone only a button to call it. */
const Call = ({ number, name }: { number: string; name: string }) => (
  <a
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    aria-label={`Call ${name}: ${number}`}
    className="button inline-flex h-10 shrink-0 items-center justify-center rounded-md px-2 text-sm whitespace-nowrap text-accent-ink tabular touchable hover:bg-sunken max-sm:w-10"
  >
    <Phone aria-hidden className="size-4 sm:hidden" />
    <span className="max-sm:hidden">{number}</span>
  </a>
)

/** What `rankOf` of the contract does, for planners who ask why a line of Today is where it is. */
const rankingInWords =
  'The list is grouped by wedding, with the nearest wedding first. For each, a new date to publish comes first, then today’s events, ' +
  'then what is late, then what is due, then what is still missing; among those, high priority and payments, then what ' +
  'has waited longest.'

function Why({ reason }: { reason: string }) {
  return (
    <div className="max-w-72 text-sm">
      <p className="font-medium">Why is this here?</p>
      <p className="mt-1">{reason}</p>
      <p className="mt-1 text-xs text-muted">{rankingInWords}</p>
    </div>
  )
}
