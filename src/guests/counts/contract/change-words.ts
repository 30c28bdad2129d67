import type { CountChange } from '#guests/counts/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'

type Serving = NonNullable<CountChange['after']>

const noMeal = msg('no meal chosen')
const ageWords: Readonly<Record<string, string>> = { adult: msg('adult'), child: msg('child'), infant: msg('infant') }

/** What somebody eats and needs; where nothing is chosen to eat, at least how old they are. */
export function servingInWords(
  { meal, dietary, access, age }: Serving,
  hasMeals: boolean,
  say: (text: string) => string,
): string {
  const what = hasMeals && (meal ?? say(noMeal))
  const who = (age !== 'adult' || !hasMeals) && say(ageWords[age] ?? age)
  return [what, who, dietary, access].filter(Boolean).join(', ')
}

/** What has changed for one guest: 'now coming, Fish', 'no longer coming', 'Beef instead of Fish'. */
export function changeInWords({ before, after, hasMeals }: CountChange): string {
  const inWords = (serving: Serving) => servingInWords(serving, hasMeals, (text) => text)
  if (!before && after) return `now coming, ${inWords(after)}`
  if (before && !after) return 'no longer coming'
  return before && after ? `${inWords(after)} instead of ${inWords(before)}` : ''
}
