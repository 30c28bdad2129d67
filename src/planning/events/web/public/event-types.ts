import type { EventType } from '#planning/events/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'

export const eventTypeLabels: Record<EventType, string> = {
  milestone: msg('Milestone'),
  appointment: msg('Appointment'),
  deadline: msg('Deadline'),
  consultation: msg('Consultation'),
  venue: msg('Venue'),
  vendor: msg('Vendor'),
  tasting: msg('Tasting'),
  dress: msg('Dress'),
  rehearsal: msg('Rehearsal'),
  wedding: msg('Wedding'),
  final: msg('Final'),
}

/** The labels of everything that the calendar shows. */
export const itemTypeLabels = { ...eventTypeLabels, task: msg('Task'), busy: msg('Other calendar') }

const offered: readonly EventType[] = ['milestone', 'appointment', 'deadline']

/** The three types that can be chosen, and the current one, so that editing never changes it unintentionally. */
export const typesToChoose = (current: EventType): readonly EventType[] =>
  offered.includes(current) ? offered : [current, ...offered]
