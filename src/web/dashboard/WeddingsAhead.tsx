import { Link } from '@tanstack/react-router'
import { whenInWords, type WeddingAhead } from '#web/dashboard/weddings.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { daysToGo, formatDate } from '#web/ui/dates.ts'
import { coupleNames } from '#web/ui/names.ts'

type Props = { weddings: WeddingAhead[]; anyAhead: boolean }

export function WeddingsAhead({ weddings, anyAhead }: Props) {
  const all = (
    <ButtonLink to="/clients" variant="quiet" className="-my-2 -mr-3">
      All clients
    </ButtonLink>
  )
  return (
    <TitledCard title={anyAhead ? 'After that' : 'Weddings ahead'} actions={all}>
      {weddings.length === 0 && (
        <p className="text-sm text-muted">
          {anyAhead ? 'No other wedding has a date yet.' : 'None of your clients has a wedding date ahead.'}
        </p>
      )}
      <ul className="-mx-2 -mb-3">
        {weddings.map((wedding) => (
          <li key={wedding.id} className="border-b border-line last:border-0">
            <Link
              to="/clients/$id"
              params={{ id: wedding.id }}
              className="flex flex-col gap-x-6 gap-y-0.5 rounded-sm px-2 py-3 hover:bg-sunken sm:flex-row sm:items-baseline sm:justify-between"
            >
              <span className="min-w-0">
                <span className="block font-display text-lg leading-snug">{coupleNames(wedding)}</span>
                {wedding.venue && <span className="block text-sm text-muted">{wedding.venue}</span>}
              </span>
              <span className="shrink-0 text-sm text-muted tabular">
                {formatDate(wedding.weddingDate)} · {whenInWords(daysToGo(wedding.weddingDate))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
