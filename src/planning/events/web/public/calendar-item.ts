import type { EventType } from '#planning/events/contract/endpoints.ts'
import type { Offset } from '#platform/contract/offset.ts'

/**
 * An item of the calendar: an event, the deadline of a task, a key moment of a published day, a wedding with the id of its
 * couple, a time that another calendar, named as the couple, takes up, or the deadlines of a day in one line.
 */
export type CalendarItem = {
  kind: 'event' | 'task' | 'wedding' | 'moment' | 'busy' | 'deadlines'
  id: number
  title: string
  description: string | null
  /** Of an event. */
  place?: string | null
  clientId: number | null
  clientName: string | null
  /** The first names of the couple, with which the calendar begins its entry. */
  couple?: string
  /** Of its couple, if colours are by couple; null without one. */
  hue?: number | null
  date: string
  time: string | null
  type: EventType | 'task' | 'busy'
  minutes?: number | null
  /** The day of a key moment. */
  dayId?: number
  /** Not known in the calendar. */
  offset?: Offset | null
  addedBy?: string | null
}
