import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Age } from '#guests/guests/contract/guest-choices.ts'
import { isLanguage, languageNames } from '#platform/contract/locale/language.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const ages: Readonly<Record<Age, string>> = { adult: msg('Adult'), child: msg('Child'), infant: msg('Infant') }
const answers: Readonly<Record<string, string>> = { yes: msg('Yes'), no: msg('No'), invited: msg('Invited') }
const notDetails = new Set(['group', 'envelope', 'firstName', 'lastName', 'seat', 'list', 'side'])

/** What a row of a list of guests is called. */
export const guestWords = (cells: ListRow): string =>
  guestName(cells) || (cells['seat'] ? t('Seat without a name') : t('Nobody yet'))

function valueInWords(field: string, value: string): string {
  const [kind, ...part] = field.split(':')
  if (part.length > 0) {
    const said = kind === 'answer' ? t(answers[value] ?? value) : value
    return t('{part}: {said}', { part: part.join(':'), said })
  }
  if (field === 'age' && value in ages) return t(ages[value as Age])
  return field === 'language' && isLanguage(value) ? languageNames[value] : value
}

/** What a row has besides its names. */
export const detailsOf = (cells: ListRow): string =>
  Object.entries(cells)
    .filter(([field]) => !notDetails.has(field))
    .map(([field, value]) => valueInWords(field, value))
    .join(' · ')
