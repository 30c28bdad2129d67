import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import { linkIsGone } from '#platform/contract/link-kinds.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'
import { translator } from '#platform/server/foundation/translator.ts'

/** In place of a page that cannot be shown. */
export function wordsPage({ reason, details }: Refusal, language: Language, more?: Html): string {
  const t = translator(language)
  // The title has said already that the link is no longer valid.
  const told =
    details.message === linkIsGone
      ? t('Please ask the person who sent it to you for a new one.')
      : t(details.message, details.values)
  return pageOf({
    title: reason === 'not-found' ? t('This link is no longer valid') : t('Please try again'),
    language,
    body: html`<p>${told}</p>
      ${more}`,
  })
}
