import type { Rhythm } from '#platform/contract/rhythms.ts'
import { msg } from '#platform/contract/locale/translate.ts'

export const rhythmWords: Record<Rhythm, string> = {
  'at-once': msg('Right away'),
  daily: msg('Once a day'),
  weekly: msg('Once a week'),
  'needs-me': msg('Only what needs an answer'),
  none: msg('Never'),
}
