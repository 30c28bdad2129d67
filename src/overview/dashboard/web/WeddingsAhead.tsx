import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import { whenInWords, type WeddingAhead } from '#overview/dashboard/web/weddings.ts'
import { ListCard } from '#overview/dashboard/web/ShortList.tsx'
import { daysToGo, formatDate } from '#platform/web/ui/format/dates.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

/** The weddings after the next one. */
export function WeddingsAhead({ weddings }: { weddings: WeddingAhead[] }) {
  return (
    <ListCard title="After That" all={{ to: '/clients', label: 'All clients' }}>
      <ul className="-mx-2 -mb-3">
        {weddings.map((wedding) => (
          <li key={wedding.id} className="border-b border-line last:border-0">
            <ClientLink id={wedding.id} className="block rounded-sm px-2 py-3 hover:bg-sunken">
              <span className="flex items-start justify-between gap-3">
                <span className="min-w-0 font-display text-lg leading-snug wrap-anywhere">{coupleNames(wedding)}</span>
                <StatusBadge status={wedding.status} />
              </span>
              <span className="block text-sm text-muted tabular">
                {formatDate(wedding.weddingDate)} · {whenInWords(daysToGo(wedding.weddingDate))}
              </span>
            </ClientLink>
          </li>
        ))}
      </ul>
    </ListCard>
  )
}
