import type { EventType } from '#contract/events.ts'

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

const offered: readonly EventType[] = ['milestone', 'appointment', 'deadline']

/** The three that can be chosen, and the one that the event has, so that editing never loses it. */
export const typesToChoose = (current: EventType): readonly EventType[] =>
  offered.includes(current) ? offered : [current, ...offered]
