import type { SwitchableKind, WordsKind } from '#weddings/news/contract/letter-kinds.ts'

/** What a letter can be about, for planners. */
export const kindWords: Record<WordsKind, string> = {
  message: 'A message',
  document: 'A shared document',
  invoice: 'A sent invoice',
  payment: 'A received payment',
  task: 'An assigned task',
  'task-due': 'A task due tomorrow',
  'task-late': 'An overdue task that you ask about',
  event: 'An event that is new, moved, or canceled',
  'event-soon': 'An event tomorrow',
  plan: 'A wedding with a new date',
  day: 'A published schedule for a day',
  week: 'What is open and coming up, once a week',
  several: 'Several things at once',
}

export const switchWords: Record<SwitchableKind, string> = {
  message: 'Messages',
  document: 'Shared documents',
  invoice: 'Sent invoices',
  task: 'Assigned tasks',
  'task-due': 'Tasks that are due tomorrow',
  event: 'Events that are new, moved, canceled, or tomorrow',
  plan: 'A new wedding date',
  day: 'Published schedules for a day',
}
