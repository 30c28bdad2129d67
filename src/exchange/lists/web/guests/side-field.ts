import type { Field } from '#exchange/lists/web/fields.ts'
import type { Side } from '#guests/guests/contract/guest-choices.ts'
import { t } from '#platform/web/locale/t.ts'

type Sides = Readonly<Record<Side, string>>

/** The partners are called by their names, unless these do not tell them apart. */
function shownSide(side: Side, sides: Sides): string {
  if (side === 'both') return t('Both')
  if (!/^Partner [12]$/.test(sides[side])) return sides[side]
  return side === 'one' ? t('Partner 1') : t('Partner 2')
}

/** What is asked about a word for a side. */
export const sideField = (sides: Sides): Field => ({
  name: 'side',
  label: t('Side'),
  type: 'choice',
  called: /^side$/,
  choices: Object.fromEntries(
    (Object.keys(sides) as Side[]).map((side) => [side, { label: shownSide(side, sides), words: /^(?!)/ }]),
  ),
})
