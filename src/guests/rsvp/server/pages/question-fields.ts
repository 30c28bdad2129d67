import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'
import { choice, type Shown } from '#guests/rsvp/server/pages/guest-fields.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'

type Question = Rsvp['questions'][number]

const mostInReply = 500

function fieldsOf({ t, shown }: Shown, { id, text, kind, options, isRequired, reply }: Question): Html {
  const name = fieldOf.question(id)
  const value = shown?.get(name) ?? reply ?? ''
  const hint = isRequired && html`<small>${t('Please answer this if any of you come.')}</small>`
  if (kind === 'choice' || kind === 'yes-no') {
    const chosen: (readonly [string, string])[] =
      kind === 'choice'
        ? options.map((one) => [one, one])
        : [
            ['yes', t('Yes')],
            ['no', t('No')],
          ]
    // One that is off the list by now stays until another is chosen.
    const all = value && !chosen.some(([one]) => one === value) ? [...chosen, [value, value] as const] : chosen
    return html`<fieldset>
      <legend>${text}</legend>
      ${hint}${all.map(([one, label]) => choice(name, one, label, value))}
    </fieldset>`
  }
  const label = html`<label for="${name}">${text}</label>${hint}`
  if (kind === 'song')
    return html`${label}<input id="${name}" name="${name}" value="${value}" maxlength="${mostInReply}" />`
  return html`${label}<textarea id="${name}" name="${name}" rows="3" maxlength="${mostInReply}">${value}</textarea>`
}

/** What the couple asks besides who comes, once for the envelope. */
export function questionFields(page: Shown): Html | false {
  const { rsvp, t } = page
  if (rsvp.questions.length === 0) return false
  return html`<fieldset>
    <legend>${t('A Few Questions')}</legend>
    ${rsvp.questions.map((question) => fieldsOf(page, question))}
  </fieldset>`
}
