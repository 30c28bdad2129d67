import type { EventType } from '#planning/events/contract/endpoints.ts'

const typeWords: Partial<Record<string, EventType>> = {
  tasting: 'tasting',
  consultation: 'consultation',
  rehearsal: 'rehearsal',
  dress: 'dress',
  fitting: 'dress',
  venue: 'venue',
  deadline: 'deadline',
  appointment: 'appointment',
  meeting: 'appointment',
  call: 'appointment',
}

/** The type that the first fitting word of a title names, otherwise the usual one of a new event. */
export function eventTypeOf(title: string): EventType {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.map((word) => typeWords[word]).find(Boolean) ?? 'milestone'
}
