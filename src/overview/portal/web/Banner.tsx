import CalendarHeart from 'lucide-react/icons/calendar-heart'
import MapPin from 'lucide-react/icons/map-pin'
import Store from 'lucide-react/icons/store'
import { lazy, type ReactNode } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { daysToGo, formatDate } from '#platform/web/ui/format/dates.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { grouped } from '#platform/web/ui/format/numbers.ts'
import { t } from '#platform/web/locale/t.ts'

const Branch = lazy(() => import('#overview/portal/web/Branch.tsx'))

type Props = {
  client: Portal['client']
  vendors: number | undefined
  /** The studio's, for a couple that has none of its own. */
  photograph?: string | null
  compact?: boolean
}

/** The header: large on the first visit, compact afterwards. The large one begins with the couple's photograph and takes at most half of a phone's screen. The branches have their own columns, so that they never overlap the names. */
export function Banner({ client, vendors, photograph = null, compact = false }: Props) {
  const { weddingDate, venue } = client
  const picture = client.avatarUrl ?? photograph
  const facts = (
    <>
      <Fact icon={<CalendarHeart />}>{weddingDate === null ? t('Date TBD') : formatDate(weddingDate)}</Fact>
      {venue && (
        <Fact icon={<MapPin />}>
          <bdi>{venue}</bdi>
        </Fact>
      )}
      {vendors !== undefined && (
        <Fact icon={<Store />}>{t('{vendors, plural, one {# vendor} other {# vendors}}', { vendors })}</Fact>
      )}
    </>
  )
  if (compact)
    return (
      <div className="portal-banner">
        <div className="mx-auto flex max-w-5xl items-center gap-4 px-4 py-4 sm:px-6">
          <Avatar name={coupleNames(client)} src={picture} className="size-12 border-2 border-card" />
          <div className="min-w-0 flex-1">
            <h1 className="font-display text-xl font-medium wrap-anywhere sm:text-3xl">
              <bdi>{coupleNames(client)}</bdi>
            </h1>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-[var(--banner-muted)]">{facts}</ul>
          </div>
          <DaysToGo weddingDate={weddingDate} />
        </div>
      </div>
    )
  return (
    <div className="portal-banner sm:grid print:block sm:grid-cols-[minmax(4rem,1fr)_fit-content(46rem)_minmax(4rem,1fr)]">
      <Side>
        <Branch className="-top-10 right-4" />
      </Side>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-4 p-4 sm:flex sm:flex-col sm:gap-0 sm:px-4 sm:py-11 sm:text-center print:py-0">
        <Avatar
          name={coupleNames(client)}
          src={picture}
          className={joined(
            'font-display text-2xl font-normal lift-raised border-2 border-card sm:mb-5 sm:text-3xl sm:border-4',
            picture ? 'size-24 sm:size-44' : 'size-18 sm:size-24',
          )}
        />
        <div className="min-w-0">
          <p className="text-xs font-medium tracking-[0.14em] text-[var(--banner-muted)] uppercase sm:text-sm">
            {t('The wedding of')}
          </p>
          <h1 className="mt-1 font-display text-[1.625rem] leading-tight font-medium text-balance tracking-[-0.01em] wrap-anywhere sm:mt-2 sm:text-6xl sm:leading-tight print:text-4xl">
            <bdi>{coupleNames(client)}</bdi>
          </h1>
        </div>
        <ul className="order-last flex min-w-0 flex-col gap-1 text-sm text-[var(--banner-muted)] sm:order-none sm:mt-5 sm:flex-row sm:flex-wrap sm:justify-center sm:gap-x-7 sm:gap-y-2 sm:text-base">
          {facts}
        </ul>
        <div className="sm:mt-6">
          <DaysToGo weddingDate={weddingDate} />
        </div>
      </div>
      <Side>
        <Branch className="-bottom-12 left-4 rotate-180" />
      </Side>
    </div>
  )
}

/** Nothing without a date, beside which 'Date TBD' stands. */
function DaysToGo({ weddingDate }: { weddingDate: string | null }) {
  if (weddingDate === null) return null
  const days = Math.max(0, daysToGo(weddingDate))
  return (
    <div className="text-center">
      <p className="flex flex-col items-center">
        <span className="font-display text-4xl leading-none tabular sm:text-5xl print:text-3xl">{grouped(days)}</span>
        <span className="mt-1 text-sm whitespace-nowrap text-[var(--banner-muted)] sm:mt-2 sm:text-base">
          {t('{days, plural, one {day to go} other {days to go}}', { days })}
        </span>
      </p>
      {weddingDate === dayHere() && (
        <p className="mt-2 font-display text-xl sm:mt-5 sm:text-3xl">{t('Today is the day.')}</p>
      )}
    </div>
  )
}

/** A decoration beside the text, clipped where the text begins. */
function Side({ children }: { children: ReactNode }) {
  return (
    <div data-print="hidden" className="relative hidden overflow-hidden sm:block">
      <WhenIdle>{children}</WhenIdle>
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2 wrap-anywhere [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]">
      {icon}
      {children}
    </li>
  )
}
