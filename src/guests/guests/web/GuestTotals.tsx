import type { Totals } from '#guests/guests/web/rows.ts'
import { t } from '#platform/web/locale/t.ts'

/** How many guests there are, and how they have answered. The figures follow the filters. */
export function GuestTotals({ totals }: { totals: Totals }) {
  return (
    <div role="status" className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <p className="font-medium tabular">
        {t(
          '{guests, plural, one {# guest} other {# guests}} in {envelopes, plural, one {# envelope} other {# envelopes}}',
          {
            guests: totals.guests,
            envelopes: totals.envelopes,
          },
        )}
        {totals.seats > 0 && (
          <span className="font-normal text-muted">
            {' · '}
            {t('{count, plural, one {# without a name} other {# without a name}}', { count: totals.seats })}
          </span>
        )}
      </p>
      {totals.parts.map(({ part, yes, no, open }) => (
        <p key={part.id} className="text-muted tabular">
          <span dir="auto" className="font-medium text-ink">
            {t('{label}:', { label: part.name })}
          </span>{' '}
          {t('{yes} yes, {no} no, {open} open', { yes, no, open })}
        </p>
      ))}
    </div>
  )
}
