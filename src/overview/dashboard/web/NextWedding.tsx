import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import { whenInWords, type WeddingAhead } from '#overview/dashboard/web/weddings.ts'
import { daysToGo, formatDate } from '#platform/web/ui/format/dates.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

/** The next wedding. */
export function NextWedding({ wedding }: { wedding: WeddingAhead }) {
  const days = daysToGo(wedding.weddingDate)
  return (
    <section className="relative rounded-md border border-line bg-card px-5 py-4 lift-card transition-shadow hover:lift-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm font-medium text-accent-ink">Next wedding, {whenInWords(days)}</p>
        <StatusBadge status={wedding.status} />
      </div>
      <h2 className="mt-1.5 font-display text-2xl leading-tight text-balance">
        <ClientLink id={wedding.id} className="after:absolute after:inset-0 after:rounded-md">
          {coupleNames(wedding)}
        </ClientLink>
      </h2>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted [&_svg]:size-4">
        <span className="flex items-center gap-2 tabular">
          <CalendarDays aria-hidden />
          {formatDate(wedding.weddingDate)}
        </span>
        {wedding.venue && (
          <span className="flex min-w-0 items-center gap-2">
            <MapPin aria-hidden />
            <span className="min-w-0">{wedding.venue}</span>
          </span>
        )}
      </div>
    </section>
  )
}
