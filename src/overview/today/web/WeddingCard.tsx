import { startInWords } from '#day/days/web/public/start-in-words.ts'
import Sun from 'lucide-react/icons/sun'
import type { WeddingToday } from '#overview/today/contract/endpoints.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { buttonClass } from '#platform/web/ui/controls/Button.tsx'

/** A wedding of today, with what comes next and one tap to day mode. */
export default function WeddingCard({ wedding }: { wedding: WeddingToday }) {
  const { clientId, clientName, venue, weddingDate, dayId, next, more } = wedding
  const isToday = weddingDate >= dayHere()
  return (
    <section
      aria-label={`The wedding of ${clientName}, ${isToday ? 'today' : 'since yesterday'}`}
      className="mb-5 rounded-md border border-accent bg-card px-4 py-4 lift-card sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="text-sm font-medium text-accent-ink">
            {isToday ? 'The wedding is today' : 'The wedding is still going'}
          </p>
          <h2 className="font-display text-2xl leading-tight text-balance wrap-anywhere">
            <ClientLink id={clientId} tab="day">
              {clientName}
            </ClientLink>
          </h2>
          {venue && <p className="text-sm text-muted">{venue}</p>}
        </div>
        {dayId === null ? (
          <ClientLink id={clientId} tab="day" className={buttonClass('secondary')}>
            Plan the Day
          </ClientLink>
        ) : (
          <Link to="/day/{id}" params={{ id: dayId }} className={buttonClass('primary', 'h-12 px-6 max-sm:w-full')}>
            <Sun aria-hidden />
            Day Mode
          </Link>
        )}
      </div>
      {next.length > 0 && (
        <ol aria-label="What comes next" className="mt-3 divide-y divide-line border-t border-line">
          {next.map(({ id, title, start, place }) => (
            <li key={id} className="flex items-baseline gap-3 py-2">
              <span className="w-20 shrink-0 text-sm font-medium tabular">{startInWords(start)}</span>
              <span className="min-w-0 wrap-anywhere">
                {title} {place && <span className="text-sm text-muted">{place}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className="text-sm text-muted tabular">{more} more after that</p>}
      {dayId !== null && next.length === 0 && <p className="mt-2 text-sm text-muted">The whole run sheet is done.</p>}
    </section>
  )
}
