import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { namesOf } from '#guests/rsvp/server/answer-words.ts'
import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'

const ended = (studio: string, t: Translate): Html =>
  html`<div class="told" role="status"><p>${t('You will get no more emails about this wedding.')}</p></div>
    <p>${t('If you change your mind, please tell {studio}.', { studio })}</p>`

const question = (t: Translate): Html =>
  html`<p>
      ${t('Would you like to stop getting emails about this wedding? Your invitation and your answer stay as they are.')}
    </p>
    <form method="post" accept-charset="utf-8"><button>${t('Stop These Emails')}</button></form>`

/** Where guests end the mail about a wedding; looking at it ends nothing, because mail programs look too. */
export function noMoreMailPage(rsvp: Rsvp, hasEnded: boolean): string {
  const { language, colors, studio, name } = rsvp
  const t = translator(language)
  return pageOf({
    title: namesOf(rsvp),
    language,
    colors,
    lead: html`<p>${t('Emails to {name}', { name })}</p>`,
    body: hasEnded ? ended(studio, t) : question(t),
    foot: studio,
  })
}
