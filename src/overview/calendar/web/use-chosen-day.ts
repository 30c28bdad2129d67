import { useEffect, useRef } from 'react'
import { addDays } from '#platform/contract/calendar-date.ts'

/** Moves the selection by days while a day has the focus, and moves the focus with it. */
export function useChosenDay(date: string, choose: (date: string) => void) {
  const walking = useRef(false)
  useEffect(() => {
    if (!walking.current) return
    walking.current = false
    document.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
  }, [date])

  return (days: number): boolean => {
    const from = (document.activeElement as HTMLElement | null)?.dataset['day']
    if (!from) return false
    walking.current = true
    choose(addDays(from, days))
    return true
  }
}
