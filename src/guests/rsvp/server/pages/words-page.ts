import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { html } from '#guests/rsvp/server/public/html.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'

/** In place of a page that cannot be shown. */
export function wordsPage({ reason, details }: Refusal, language: Language): string {
  const t = translator(language)
  const title = reason === 'not-found' ? t('This link is no longer valid') : t('Please try again')
  const more = html`<p><a href="/rsvp">${t('Find Your Invitation')}</a></p>`
  return pageOf({
    title,
    language,
    body: html`<p>${t(details.message, details.values)}</p>
      ${more}`,
  })
}
