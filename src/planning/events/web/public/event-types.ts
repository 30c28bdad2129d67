import type { EventType } from '#planning/events/contract/endpoints.ts'

export const eventTypeLabels: Record<EventType, string> = {
  milestone: 'Milestone',
  appointment: 'Appointment',
  deadline: 'Deadline',
  consultation: 'Consultation',
  venue: 'Venue',
  vendor: 'Vendor',
  tasting: 'Tasting',
  dress: 'Dress',
  rehearsal: 'Rehearsal',
  wedding: 'Wedding',
  final: 'Final',
}

/** The labels of everything that the calendar shows. */
export const itemTypeLabels = { ...eventTypeLabels, task: 'Task', busy: 'Other calendar' }

const offered: readonly EventType[] = ['milestone', 'appointment', 'deadline']

/** The three types that can be chosen, and the current one, so that editing never changes it unintentionally. */
export const typesToChoose = (current: EventType): readonly EventType[] =>
  offered.includes(current) ? offered : [current, ...offered]
