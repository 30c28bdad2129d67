import { shownValues } from '#guests/rsvp/server/pages/shown-values.ts'
import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { namesOf } from '#guests/rsvp/server/answer-words.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'
import { guestFields, type Shown } from '#guests/rsvp/server/pages/guest-fields.ts'
import { linkedText } from '#guests/rsvp/server/pages/linked-text.ts'
import { partsSection } from '#guests/rsvp/server/pages/parts-section.ts'
import { questionFields } from '#guests/rsvp/server/pages/question-fields.ts'
import { firstAsked } from '#guests/rsvp/server/pages/read-form.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import { limits } from '#platform/contract/limits.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'

function closedWords({ name, email, phone }: NonNullable<Rsvp['closed']>, t: Translate): Html {
  return html`<div class="told">
    <p>${t('The time to answer is over. If anything has changed, please ask {name}.', { name })}</p>
    ${phone && html`<p><a class="alone" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a></p>`}
    <p><a class="alone" href="mailto:${email}">${email}</a></p>
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

/** Lets the others follow the first guest, where they have an answer in common. */
function sameField({ rsvp, t, shown }: Shown): Html | false {
  const first = firstAsked(rsvp.guests)
  const open = new Set(rsvp.parts.filter(({ isClosed }) => !isClosed).map(({ id }) => id))
  const ofFirst = new Set(first?.answers.map(({ partId }) => partId).filter((id) => open.has(id)))
  const isShared = rsvp.guests.some((one) => one !== first && one.answers.some(({ partId }) => ofFirst.has(partId)))
  if (!isShared) return false
  const checked = shown?.has(fieldOf.same) && html` checked`
  return html`<label class="choice same"
    ><input type="checkbox" name="${fieldOf.same}" value="yes" ${checked} />${t(
      'Same answer for everybody as for the first guest',
    )}</label
  >`
}

function formOf(page: Shown): Html {
  const { rsvp, t, shown, isPreview } = page
  const first = firstAsked(rsvp.guests)
  const fields = rsvp.guests.map((guest) => [
    guestFields(page, guest),
    guest === first && !rsvp.closed && sameField(page),
  ])
  if (!first) return html`<p>${t('There is nothing to answer yet. Please come back later.')}</p>`
  if (rsvp.closed) return html`${fields}`
  const inside = html`${fields}${questionFields(page)}
    <fieldset>
      <legend>${t('For the Couple')}</legend>
      <label for="note">${t('Note')}</label
      ><textarea id="note" name="note" rows="4" maxlength="${limits.paragraph}">
${shown?.get('note') ?? rsvp.note}</textarea>
    </fieldset>`
  if (isPreview) return html`<form>${inside}<button disabled>${t('Send Answer')}</button></form>`
  const kept = t('Your answer is kept on this device, and is sent as soon as there is a connection.')
  return html`<form method="post" accept-charset="utf-8" data-kept="${kept}">
      <input
        type="hidden"
        name="${fieldOf.seen}"
        value="${shown?.get(fieldOf.seen) ?? JSON.stringify(shownValues(rsvp))}"
      />
      ${inside}
      <button>${t('Send Answer')}</button>
    </form>
    <script type="module" src="/rsvp/keep-answer.js"></script>`
}

/** What guests should know, in the words of the couple. */
function wordsOf({ words: { dressCode, directions, lodging } }: Rsvp, t: Translate): Html[] {
  const all = [
    [t('Dress Code'), dressCode],
    [t('Directions'), directions],
    [t('Where to Stay'), lodging],
  ] as const
  return all.flatMap(([title, text]) =>
    text
      ? [
          html`<section>
            <h2>${title}</h2>
            <p class="words">${linkedText(text)}</p>
          </section>`,
        ]
      : [],
  )
}

type Asked = {
  said?: Said | undefined
  /** What was sent and refused. */
  shown?: URLSearchParams
  /** The path of this page, unless it is only looked at. */
  path?: string
}

/** The page on which the guests of an envelope answer, which works without scripts. */
export function rsvpPage(rsvp: Rsvp, { said, shown, path }: Asked): string {
  const { language, region, colors, studio, name, closed, photographUrl } = rsvp
  const t = translator(language)
  const page: Shown = { rsvp, t, locale: { language, region }, isPreview: !path, ...(shown && { shown }) }
  const comes = rsvp.guests.some(({ answers }) => answers.some(({ attending }) => attending))
  return pageOf({
    title: namesOf(rsvp),
    language,
    colors,
    lead: html`<p>${t('Invitation for {name}', { name })}</p>`,
    body: html`${
      photographUrl &&
      html`<img class="photograph" src="${photographUrl}" width="640" height="240" alt="" decoding="async" />`
    }${
      !path &&
      html`<div class="told"><p>${t('This is how guests see the page. Nothing can be sent from here.')}</p></div>`
    }${saidAbove(said, rsvp, t)}${closed && closedWords(closed, t)}${partsSection(page)}${formOf(page)}
    ${path && comes && html`<p><a class="alone" href="${path}/calendar.ics">${t('Add to Your Calendar')}</a></p>`}${wordsOf(rsvp, t)}`,
    foot: studio,
  })
}
