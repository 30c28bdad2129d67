import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import { saidAs } from '#guests/rsvp/server/pages/shown-values.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'

/** `shown` is what the browser sent, if that was refused, so that nothing has to be typed again. */
export type Shown = {
  rsvp: Rsvp
  t: Translate
  locale: Locale
  shown?: URLSearchParams
  /** The page is only looked at. */
  isPreview?: boolean
}
type Part = Rsvp['parts'][number]
type Guest = Rsvp['guests'][number]
type Answer = Guest['answers'][number]

const textField = (name: string, label: string, value: string, most: number): Html =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" maxlength="${most}" />`

export function choice(name: string, value: string, label: string, chosen: string): Html {
  const checked = chosen === value && html` checked`
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}" ${checked} />${label}</label>`
}

function mealField({ t, shown }: Shown, { id }: Guest, part: Part, { meal }: Answer): Html | false {
  if (part.meals.length === 0) return false
  const name = fieldOf.meal(id, part.id)
  const chosen = shown?.get(name) ?? meal
  const options = part.meals.map(
    (one) => html`<option value="${one}" ${one === chosen && html` selected`}>${one}</option>`,
  )
  return html`<label for="${name}">${t('Meal')}</label>
    <select id="${name}" name="${name}">
      <option value="">${t('Please choose')}</option>
      ${options}
    </select>`
}

function partField(page: Shown, guest: Guest, part: Part, answer: Answer): Html {
  const { t, shown } = page
  const labels = { yes: t('Yes, will be there'), no: t('No, can’t be there'), '': t('No answer yet') }
  const before = saidAs[`${answer.attending}`]
  const head = html`<legend>${part.name}</legend>`
  if (part.isClosed)
    return html`<fieldset>
      ${head}
      <p>${labels[before]}${answer.meal && html` · ${answer.meal}`}</p>
    </fieldset>`
  const name = fieldOf.attending(guest.id, part.id)
  const chosen = shown?.get(name) ?? before
  return html`<fieldset>
    ${head}${choice(name, 'yes', labels.yes, chosen)}${choice(name, 'no', labels.no, chosen)}
    ${mealField(page, guest, part, answer)}
  </fieldset>`
}

function nameFields({ t, shown }: Shown, { id, seat, firstName, lastName }: Guest): Html | false {
  if (seat === null) return false
  const [first, last] = [fieldOf.firstName(id), fieldOf.lastName(id)]
  return html`${textField(first, t('First Name'), shown?.get(first) ?? firstName ?? '', 80)}
  ${textField(last, t('Last Name'), shown?.get(last) ?? lastName ?? '', 80)}`
}

/** What is asked of one guest; of one who is invited to no part, nothing. */
export function guestFields(page: Shown, guest: Guest): Html | false {
  const { rsvp, t, shown } = page
  const asked = rsvp.parts.flatMap((part) => {
    const answer = guest.answers.find(({ partId }) => partId === part.id)
    return answer ? [{ part, answer }] : []
  })
  if (asked.length === 0) return false
  const isOpen = asked.some(({ part }) => !part.isClosed)
  const dietary = fieldOf.dietary(guest.id)
  return html`<fieldset>
    <legend>${guestName(guest) || t('Companion')}</legend>
    ${isOpen && nameFields(page, guest)} ${asked.map(({ part, answer }) => partField(page, guest, part, answer))}
    ${isOpen && textField(dietary, t('Dietary Needs and Allergies'), shown?.get(dietary) ?? guest.dietary ?? '', 200)}
  </fieldset>`
}
