import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { placeOf, stops } from '#app/web/shell/swipe/swipe-rules.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

const shownMs = 2000

/** Shown briefly after a navigation: the pages to the left and to the right of this one. */
export function SwipePill({ path }: { path: string }) {
  const [goneFrom, setGoneFrom] = useState<string>()
  const place = placeOf(path)

  useEffect(() => {
    setGoneFrom(undefined)
    const timer = setTimeout(() => setGoneFrom(path), shownMs)
    return () => clearTimeout(timer)
  }, [path])

  if (!place || goneFrom === path) return null
  return (
    <div
      role="status"
      className="swipe-pill pointer-events-none fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-30 flex -translate-x-1/2 animate-rise items-center gap-4 rounded-full bg-ink px-4 py-2.5 text-xs font-medium text-paper lift-raised lg:hidden"
    >
      <span className="flex items-center gap-1">
        <ChevronLeft aria-hidden className="size-3.5" />
        {place.previous.label}
      </span>
      <span aria-hidden className="flex gap-1.5">
        {stops.map(({ to }, index) => (
          <span key={to} className={joined('size-1.5 rounded-full bg-paper', index !== place.index && 'opacity-35')} />
        ))}
      </span>
      <span className="flex items-center gap-1">
        {place.next.label}
        <ChevronRight aria-hidden className="size-3.5" />
      </span>
    </div>
  )
}
