import { CalendarHeart, MapPin, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Portal } from '#contract/portals.ts'
import { coupleNames } from '#contract/names.ts'
import { Branch } from '#web/portal/Branch.tsx'
import { daysToGo, formatDate } from '#web/ui/dates.ts'
import { grouped } from '#web/ui/numbers.ts'

type Props = { client: Portal['client']; vendors: number | undefined }

/** The one grand gesture. */
export function Banner({ client, vendors }: Props) {
  const { weddingDate, venue, avatarUrl } = client
  const days = weddingDate === null ? 0 : Math.max(0, daysToGo(weddingDate))
  return (
    <div className="portal-banner relative isolate overflow-hidden">
      <Branch className="absolute -top-10 -left-16 -z-10 w-72 opacity-25 sm:-left-4 sm:w-96" />
      <Branch className="absolute -right-16 -bottom-12 -z-10 w-72 rotate-180 opacity-25 sm:-right-4 sm:w-96" />
      <div className="mx-auto flex max-w-5xl flex-col items-center px-6 py-14 text-center sm:py-20">
        {avatarUrl && (
          <img
            src={avatarUrl}
            alt=""
            width={112}
            height={112}
            className="mb-6 size-28 rounded-full object-cover shadow-raised ring-4 ring-card"
          />
        )}
        <p className="text-sm font-medium tracking-[0.14em] text-[var(--banner-muted)] uppercase">The wedding of</p>
        <h1 className="mt-3 font-display text-4xl leading-tight font-medium text-balance tracking-[-0.01em] [overflow-wrap:anywhere] sm:text-6xl">
          {coupleNames(client)}
        </h1>
        <ul className="mt-6 flex flex-wrap justify-center gap-x-7 gap-y-2 text-[var(--banner-muted)]">
          <Fact icon={<CalendarHeart />}>{weddingDate === null ? 'Date TBD' : formatDate(weddingDate)}</Fact>
          {venue && <Fact icon={<MapPin />}>{venue}</Fact>}
          {vendors !== undefined && <Fact icon={<Store />}>{vendors === 1 ? '1 vendor' : `${vendors} vendors`}</Fact>}
        </ul>
        {days > 0 && (
          <p className="mt-9 flex flex-col items-center">
            <span className="font-display text-5xl leading-none tabular sm:text-6xl">{grouped(days)}</span>
            <span className="mt-2 text-[var(--banner-muted)]">{days === 1 ? 'day to go' : 'days to go'}</span>
          </p>
        )}
        {weddingDate !== null && daysToGo(weddingDate) === 0 && (
          <p className="mt-9 font-display text-3xl">Today is the day.</p>
        )}
      </div>
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2 [overflow-wrap:anywhere] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]">
      {icon}
      {children}
    </li>
  )
}
