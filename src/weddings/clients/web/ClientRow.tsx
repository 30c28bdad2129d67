import CalendarDays from 'lucide-react/icons/calendar-days'
import ListTodo from 'lucide-react/icons/list-todo'
import MessageSquare from 'lucide-react/icons/message-square'
import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import type { Client, ClientFigures } from '#weddings/clients/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { clientStatus } from '#weddings/clients/web/public/client-statuses.ts'
import { ChooseBox } from '#weddings/clients/web/ChooseBox.tsx'
import type { ClientActionsOf } from '#weddings/clients/web/client-actions-of.ts'
import { ClientMenu } from '#weddings/clients/web/ClientMenu.tsx'
import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import { shortDate, shortDay } from '#platform/web/ui/format/dates.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

type Props = {
  client: Client
  figures: ClientFigures | undefined
  onEdit: (client: Client) => void
  onDelete: (client: Client) => void
  actionsOf: ClientActionsOf
  /** Undefined while none are being chosen. */
  chosen: boolean | undefined
  onChoose: (id: number) => void
}

/** A row with columns where there is room; on a phone the figures are beside the name. */
export const clientColumns =
  '@4xl:grid-cols-[minmax(0,3fr)_6.5rem_7.25rem_minmax(7rem,2fr)_3.5rem_6.5rem_4rem_2.5rem] @4xl:items-center @4xl:gap-x-3'

export const ClientRow = memo(function ClientRow({
  client,
  figures,
  onEdit,
  onDelete,
  actionsOf,
  chosen,
  onChoose,
}: Props) {
  const { id, status, weddingDate } = client
  const names = coupleNames(client)
  const owed = figures ? owedInWords(figures) : ''
  return (
    <li
      className={joined(
        'flex items-center border-b border-line offscreen-11 last:border-0 hover:bg-sunken',
        chosen && 'bg-accent-soft',
      )}
    >
      {chosen !== undefined && (
        <ChooseBox name={names} checked={chosen} onToggle={() => onChoose(id)} className="ml-1" />
      )}
      <div
        className={joined(
          'relative grid min-h-14 min-w-0 grow grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 px-3 py-1.5 text-sm sm:px-4',
          'has-[h2_:focus-visible]:outline-2 has-[h2_:focus-visible]:-outline-offset-2 has-[h2_:focus-visible]:outline-focus',
          '@4xl:min-h-11 @4xl:py-0 @4xl:pr-2 touch:@4xl:min-h-14',
          clientColumns,
        )}
      >
        <h2 className="min-w-0 self-end text-[0.9375rem] font-medium @max-xl:col-span-2 @4xl:self-center">
          <ClientLink
            id={id}
            className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none @4xl:line-clamp-1"
          >
            {names}
          </ClientLink>
        </h2>
        <div className="col-start-1 flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-[0.8125rem] sm:gap-x-2.5 text-muted tabular @4xl:contents @4xl:text-sm">
          <span>{weddingDate ? shortDate(weddingDate) : 'Date TBD'}</span>
          <span>
            <span className="@xl:hidden">{clientStatus[status].label}</span>
            <span className="@max-xl:hidden">
              <StatusBadge status={status} />
            </span>
          </span>
          <Next id={id} names={names} figures={figures} />
        </div>
        <div className="flex items-center @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @4xl:contents">
          <Figure id={id} tab="tasks" icon={ListTodo} {...counted(figures?.openTasks, 'open task')} names={names} />
          <Figure id={id} tab="billing" shown={owed} what="owed" names={names} />
          <Figure
            id={id}
            tab="messages"
            icon={MessageSquare}
            {...counted(figures?.unread, 'unread message')}
            names={names}
            strong
          />
          <div className="relative z-1 @max-4xl:hidden">
            <ClientMenu client={client} onEdit={onEdit} onDelete={onDelete} actionsOf={actionsOf} />
          </div>
        </div>
      </div>
    </li>
  )
})

const owedInWords = ({ currency, owed, alsoOwed }: ClientFigures) =>
  [...(isSome(owed) ? [{ currency, owed }] : []), ...alsoOwed]
    .map((one) => formatAmount(one.owed, one.currency))
    .join(' + ')

const counted = (count: number | undefined, what: string) => ({
  shown: count ? String(count) : '',
  what: count === 1 ? what : `${what}s`,
})

const nothing = (words: string) => (
  <span className="text-muted @max-4xl:hidden">
    <span aria-hidden>–</span>
    <span className="sr-only">{words}</span>
  </span>
)

type NextProps = { id: number; names: string; figures: ClientFigures | undefined }

function Next({ id, names, figures }: NextProps) {
  if (!figures?.nextDate) return nothing('No event ahead')
  const { nextDate, nextTitle } = figures
  return (
    <ClientLink
      id={id}
      tab="events"
      aria-label={`${shortDay(nextDate)} ${nextTitle}: next event of ${names}`}
      className="relative z-1 flex min-w-0 items-center gap-1.5 rounded-sm underline-offset-4 hover:underline @max-4xl:pointer-events-none @4xl:h-11"
    >
      <CalendarDays aria-hidden className="size-3.5 shrink-0 @4xl:hidden" />
      <span className="truncate">
        <span className="text-ink">{shortDay(nextDate)}</span> {nextTitle}
      </span>
    </ClientLink>
  )
}

type FigureProps = {
  id: number
  tab: 'tasks' | 'billing' | 'messages'
  icon?: LucideIcon
  shown: string
  what: string
  names: string
  strong?: boolean
}

function Figure({ id, tab, icon: Icon, shown, what, names, strong }: FigureProps) {
  if (shown === '') return <span className="text-right">{nothing(`No ${what}`)}</span>
  return (
    <ClientLink
      id={id}
      tab={tab}
      aria-label={`${shown} ${what}: ${names}`}
      data-tooltip={`${shown} ${what}`}
      className={joined(
        'relative z-1 flex h-11 min-w-11 items-center justify-center gap-1 rounded-sm px-0.5 tabular sm:px-1.5 underline-offset-4 hover:underline @4xl:min-w-0 @4xl:justify-end @4xl:px-0',
        strong && 'font-medium text-accent-ink',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-muted @4xl:hidden" />}
      {shown}
    </ClientLink>
  )
}
