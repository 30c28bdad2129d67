import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { pageOf } from '#guests/rsvp/server/pages/frame.ts'
import { guestFields, type Shown } from '#guests/rsvp/server/pages/guest-fields.ts'
import { type Html, html } from '#guests/rsvp/server/pages/html.ts'
import { limits } from '#platform/contract/limits.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'

function closedWords({ name, email, phone }: NonNullable<Rsvp['closed']>, t: Translate): Html {
  return html`<div class="told">
    <p>${t('The time to answer is over. If anything has changed, please ask {name}.', { name })}</p>
    ${phone && html`<p><a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a></p>`}
    <p><a href="mailto:${email}">${email}</a></p>
  </div>`
}

/** What stands above the form. */
export type Said = { kind: 'thanks' } | { kind: 'trouble'; message: string }

function saidAbove(said: Said | undefined, { closed }: Rsvp, t: Translate): Html | false {
  if (said?.kind === 'trouble') return html`<div class="told trouble" role="alert"><p>${said.message}</p></div>`
  if (said?.kind !== 'thanks') return false
  return html`<div class="told" role="status">
    <p>${t('Thank you! Your answer has arrived.')}</p>
    ${!closed && html`<p>${t('You can still change it on this page.')}</p>`}
  </div>`
}

function formOf(page: Shown): Html {
  const { rsvp, t, shown } = page
  const fields = rsvp.guests.map((guest) => guestFields(page, guest))
  if (!fields.some(Boolean)) return html`<p>${t('There is nothing to answer yet. Please come back later.')}</p>`
  if (rsvp.closed) return html`${fields}`
  const kept = t('Your answer is kept on this device, and is sent as soon as there is a connection.')
  return html`<form method="post" accept-charset="utf-8" data-kept="${kept}">
      ${fields}
      <fieldset>
        <legend>${t('For the Couple')}</legend>
        <label for="note">${t('Note')}</label
        ><textarea id="note" name="note" rows="4" maxlength="${limits.paragraph}">
${shown?.get('note') ?? rsvp.note}</textarea>
      </fieldset>
      <button>${t('Send Answer')}</button>
    </form>
    <script type="module" src="/rsvp/keep-answer.js"></script>`
}

/** The page on which the guests of an envelope answer, which works without scripts. */
export function rsvpPage(rsvp: Rsvp, said?: Said, shown?: URLSearchParams): string {
  const { couple, language, region, colors, studio, name, closed } = rsvp
  const t = translator(language)
  const page: Shown = { rsvp, t, locale: { language, region }, ...(shown && { shown }) }
  return pageOf({
    title: [couple.partnerOneName, couple.partnerTwoName].filter(Boolean).join(' & '),
    language,
    colors,
    lead: html`<p>${t('Invitation for {name}', { name })}</p>`,
    body: html`${saidAbove(said, rsvp, t)}${closed && closedWords(closed, t)}${formOf(page)}`,
    foot: studio,
  })
}
