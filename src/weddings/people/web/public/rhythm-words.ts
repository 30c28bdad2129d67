import type { Rhythm } from '#platform/contract/rhythms.ts'

export const rhythmWords: Record<Rhythm, string> = {
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  'needs-me': 'Only what needs an answer',
  none: 'Never',
}
