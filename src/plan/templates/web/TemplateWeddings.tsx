import * as calls from '#plan/templates/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

/** The weddings that follow a template: its changes reach them only when they are applied. */
export function TemplateWeddings({ templateId }: { templateId: number }) {
  const { data: weddings = [] } = useAnswer(calls.weddings, { params: { id: templateId } })
  if (weddings.length === 0) return null
  return (
    <TitledCard
      title="Weddings with This Plan"
      text="Changing a template does not change any wedding by itself. See what differs for each wedding, and take what you want."
      className="mt-8"
    >
      <ul className="-mx-2">
        {weddings.map(({ id, name, weddingDate, open, done }) => (
          <li key={id} className="border-b border-line last:border-0">
            <Link
              to="/clients/{id}/plan"
              params={{ id }}
              search={{ template: templateId }}
              className="flex min-h-10 flex-wrap items-center gap-x-4 rounded-sm px-2 py-1.5 text-sm touchable hover:bg-sunken"
            >
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <span className="text-muted tabular">
                {weddingDate ? formatDate(weddingDate) : 'Date TBD'} · {open} open, {done} done
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
