import type { PartCount } from '#guests/counts/contract/endpoints.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'

type Props = { part: PartCount; final: PartCount | undefined }

/** The count of one part; beside a figure stands the final one, if it was another. */
export function PartCountCard({ part, final }: Props) {
  const { name, invited, yes, no, open, ages, meals, needs } = part
  const finalMeal = (meal: string | null) => final?.meals.find((one) => one.meal === meal)?.count ?? 0
  return (
    <Card>
      <h2 dir="auto" className="font-display text-lg">
        {name}
      </h2>
      <p className="mt-1 text-sm text-muted tabular">
        {counted(invited, 'guest')} invited: {yes} coming, {no} not coming, {open} open
      </p>
      <dl className="mt-4 grid gap-1 text-sm">
        <Figure label="Coming" count={yes} final={final && final.yes} />
        <Figure label="Adults" count={ages.adult} final={final && final.ages.adult} />
        <Figure label="Children" count={ages.child} final={final && final.ages.child} />
        <Figure label="Infants" count={ages.infant} final={final && final.ages.infant} />
      </dl>
      {meals.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium">Meals</h3>
          <dl className="mt-1 grid gap-1 text-sm">
            {meals.map(({ meal, count }) => (
              <Figure
                key={meal ?? ''}
                label={meal ?? 'No meal chosen'}
                count={count}
                final={final && finalMeal(meal)}
              />
            ))}
          </dl>
        </>
      )}
      {needs.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium">Dietary and access needs</h3>
          <ul className="mt-1 grid gap-1 text-sm">
            {needs.map((need) => (
              <li key={need.guestId} dir="auto">
                {need.name}:{' '}
                <span className="text-muted">{[need.dietary, need.access].filter(Boolean).join('; ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Figure({ label, count, final }: { label: string; count: number; final: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt dir="auto">{label}</dt>
      <dd className="font-medium tabular">
        {count}
        {final !== undefined && final !== count && <span className="font-normal text-muted"> (final: {final})</span>}
      </dd>
    </div>
  )
}
