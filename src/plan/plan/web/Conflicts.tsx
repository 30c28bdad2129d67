import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Conflict } from '#plan/plan/contract/endpoints.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import { Link } from '#platform/web/router/Link.tsx'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'

type Props = { conflicts: readonly Conflict[]; date: string }

/** What else the studio has on the new date. */
export function Conflicts({ conflicts, date }: Props) {
  if (conflicts.length === 0) return null
  return (
    <section
      aria-label="Already on that day"
      className="flex gap-3 rounded-md bg-amber-tint p-4 text-sm text-amber-text [&_a]:underline [&_a]:underline-offset-2"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">Already on {formatDate(date)}:</p>
        <ul className="mt-1 space-y-0.5 wrap-anywhere">
          {conflicts.map(({ kind, id, clientId, title, time }) => (
            <li key={`${kind}-${id}`}>
              {kind === 'vendor' && clientId !== null ? (
                <>
                  A vendor who is booked for both: <ClientLink id={clientId}>{title}</ClientLink>
                </>
              ) : kind === 'wedding' ? (
                <>
                  The wedding of <ClientLink id={id}>{title}</ClientLink>
                </>
              ) : (
                <>
                  <Link to="/events/{id}" params={{ id }}>
                    {title}
                  </Link>
                  {time && `, ${formatTime(time)}`}
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
