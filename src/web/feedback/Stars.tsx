import { Star } from 'lucide-react'
import { joined } from '#web/ui/joined-classes.ts'

const places = [1, 2, 3, 4, 5]

/** A rating to look at; it is read out as words. */
export function Stars({ rating, label, className = 'size-4' }: { rating: number; label?: string; className?: string }) {
  return (
    <span role="img" aria-label={label ?? `${rating} of 5 stars`} className="inline-flex gap-0.5 text-accent">
      {places.map((place) => (
        <Star
          key={place}
          className={joined(className, place <= Math.round(rating) ? 'fill-current' : 'text-control')}
        />
      ))}
    </span>
  )
}
