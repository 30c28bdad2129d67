import type { PointerEvent } from 'react'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'

/** The actions available in every view. */
export type CalendarActions = {
  open: (item: CalendarItem) => void
  create: (date: string, time?: string) => void
  showDay: (date: string) => void
  startDrag: (event: PointerEvent<HTMLElement>, item: CalendarItem) => void
}
