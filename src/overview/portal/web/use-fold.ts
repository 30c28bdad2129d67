import { useEffect, useRef, useState } from 'react'
import { isNew, marksOf, summaryOf } from '#overview/portal/web/needs-summary.ts'
import type { Need } from '#overview/portal/web/needs.ts'
import { markSeen, useSeenNeeds } from '#overview/portal/web/seen-needs.ts'

/** A list at the edge of the screen was not looked at. */
const inSight = { rootMargin: '0px 0px -25% 0px' }

/**
 * Whether the list of needs is open: at the first look, and where something is new since the last one. After that only
 * the couple's own press opens or folds it, so that nothing moves while the page is looked at.
 */
export function useFold(
  open: readonly Need[],
  { isLoading, isAlwaysOpen }: { isLoading: boolean; isAlwaysOpen: boolean },
) {
  const seen = useSeenNeeds()
  const section = useRef<HTMLElement>(null)
  const [fold, setFold] = useState<'open' | 'folded'>()
  const hasNews = seen === undefined || open.some((need) => isNew(need, seen))
  if (fold === undefined && !isLoading) setFold(hasNews ? 'open' : 'folded')
  const isOpen = isAlwaysOpen || (fold === undefined ? seen === undefined : fold === 'open')

  const marks = open.flatMap(marksOf).join(' ')
  const isLookedAt = isOpen && !isLoading && !isAlwaysOpen
  useEffect(() => {
    if (!isLookedAt || !section.current) return
    const note = () => markSeen(marks.split(' ').filter(Boolean))
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && note(), inSight)
    watcher.observe(section.current)
    return () => watcher.disconnect()
  }, [isLookedAt, marks])

  const turn = () => setFold(isOpen ? 'folded' : 'open')
  return { isOpen, turn, section, summary: summaryOf(open, seen) }
}
