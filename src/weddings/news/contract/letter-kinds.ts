/** What letters tell the people of a wedding as soon as their rhythm allows. */
const newsKinds = [
  'message',
  'document',
  'invoice',
  'payment',
  'task',
  'task-due',
  'task-late',
  'event',
  'event-soon',
  'plan',
  'day',
] as const
export type NewsKind = (typeof newsKinds)[number]

/** What a weekly letter adds to the news: what is open and what comes next. */
export const weekKinds = ['open-task', 'next-event', 'open-invoice'] as const
type WeekKind = (typeof weekKinds)[number]
export const isOfWeek = (kind: LetterKind): kind is WeekKind => weekKinds.some((one) => one === kind)

export const letterKinds = [...newsKinds, ...weekKinds] as const
export type LetterKind = (typeof letterKinds)[number]

/** What a studio can stop writing about to a wedding; receipts always go out. */
export const switchableKinds = ['message', 'document', 'invoice', 'task', 'task-due', 'event', 'plan', 'day'] as const
export type SwitchableKind = (typeof switchableKinds)[number]

/**
 * Letters that begin with words which a studio can replace; 'week' is a weekly one that says what is open, 'several' any
 * other about more than one kind.
 */
export const wordsKinds = [...newsKinds, 'week', 'several'] as const
export type WordsKind = (typeof wordsKinds)[number]
