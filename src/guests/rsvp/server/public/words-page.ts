import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'
import { translator } from '#platform/server/foundation/translator.ts'

/** In place of a page that cannot be shown. */
export function wordsPage({ reason, details }: Refusal, language: Language, more?: Html): string {
  const t = translator(language)
  return pageOf({
    title: reason === 'not-found' ? t('This link is no longer valid') : t('Please try again'),
    language,
    body: html`<p>${t(details.message, details.values)}</p>
      ${more}`,
  })
}
