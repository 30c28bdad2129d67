import { useMemo, useState } from 'react'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'

const stored = 'calendar-key-moments'

/** Shows or hides the key moments of wedding days in the calendar, which is remembered. */
export function useKeyMoments(items: readonly CalendarItem[]) {
  const [areHidden, setHidden] = useState(() => localStorage.getItem(stored) === 'hidden')
  const others = useMemo(() => items.filter(({ kind }) => kind !== 'moment'), [items])
  return {
    shown: areHidden ? others : items,
    /** Whether there are any to show or hide. */
    exist: others.length < items.length,
    areHidden,
    toggle: () => {
      localStorage.setItem(stored, areHidden ? 'shown' : 'hidden')
      setHidden(!areHidden)
    },
  }
}
