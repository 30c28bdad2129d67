import type { CountChange } from '#guests/counts/contract/endpoints.ts'

type Serving = NonNullable<CountChange['after']>

const inWords = ({ meal, dietary, access, age }: Serving) =>
  [meal ?? 'no meal chosen', age === 'adult' ? '' : age, dietary, access].filter(Boolean).join(', ')

/** What has changed for one guest: 'now coming, Fish', 'no longer coming', 'Beef instead of Fish'. */
export function changeInWords({ before, after }: CountChange): string {
  if (!before && after) return `now coming, ${inWords(after)}`
  if (before && !after) return 'no longer coming'
  return before && after ? `${inWords(after)} instead of ${inWords(before)}` : ''
}
