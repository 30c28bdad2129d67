import type { SwitchableKind, WordsKind } from '#contract/letter-kinds.ts'

/** What a letter can be about, for planners. */
export const kindWords: Record<WordsKind, string> = {
  message: 'A message',
  document: 'A shared document',
  invoice: 'A sent invoice',
  payment: 'A received payment',
  task: 'An assigned task',
  'task-due': 'A task due tomorrow',
  event: 'An event that is new or has moved',
  several: 'Several things at once',
}

export const switchWords: Record<SwitchableKind, string> = {
  message: 'Messages',
  document: 'Shared documents',
  invoice: 'Sent invoices',
  task: 'Assigned tasks',
  'task-due': 'Tasks that are due tomorrow',
  event: 'Events that are new or have moved',
}
