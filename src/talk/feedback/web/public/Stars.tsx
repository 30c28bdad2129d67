import Star from 'lucide-react/icons/star'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

const places = [1, 2, 3, 4, 5]

/** A read-only rating with half stars, with a text for screen readers. */
export function Stars({ rating, label, className = 'size-4' }: { rating: number; label?: string; className?: string }) {
  const row = (look: string) =>
    places.map((place) => <Star key={place} className={joined('shrink-0', className, look)} />)
  return (
    <span role="img" aria-label={label ?? t('{rating} of 5 stars', { rating })} className="relative inline-flex">
      {row('text-control')}
      <span
        className="absolute inset-y-0 left-0 flex overflow-hidden"
        style={{ width: `${(100 * rating) / places.length}%` }}
      >
        {row('fill-current text-accent')}
      </span>
    </span>
  )
}
