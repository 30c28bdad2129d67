/** Kinds of rows that have a date in the plan of a wedding. */
export const datedKinds = ['task', 'event', 'invoice', 'day', 'part'] as const
export type DatedKind = (typeof datedKinds)[number]

/** Kinds of rows of a template. */
export const lineKinds = ['task', 'event', 'payment'] as const

/** How a row of a template relates to the wedding's: not there, equal, different, completed, or only in the wedding. */
export const lineStates = ['new', 'same', 'changed', 'done', 'gone'] as const

/** What became of a row that the wedding does not have, when the template was applied before. */
export const earlierFates = ['deleted', 'skipped'] as const
export type EarlierFate = (typeof earlierFates)[number]

/** What becomes of rows whose dates are over when a plan is applied. */
export const pastFates = ['now', 'done', 'skip', 'computed'] as const
export type PastFate = (typeof pastFates)[number]

export const pastLabels: Readonly<Record<PastFate, string>> = {
  now: 'Due now',
  done: 'Already done',
  skip: 'Left out',
  computed: 'Keep past date',
}

/**
 * What becomes of a row of the past when all get one fate: an event that is over took place or is left out, and nobody is
 * asked for money that was settled before.
 */
export function pastFateOf(kind: (typeof lineKinds)[number], wanted: PastFate): PastFate {
  if (kind === 'event' && wanted === 'now') return 'skip'
  if (kind === 'task' || wanted !== 'done') return wanted
  return kind === 'event' ? 'computed' : 'skip'
}
