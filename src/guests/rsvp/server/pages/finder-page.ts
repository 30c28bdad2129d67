import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { html } from '#guests/rsvp/server/public/html.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { translator } from '#platform/server/foundation/translator.ts'

type Typed = { code: string; name: string }

/** Where guests without a link find their envelope by the code on their card. */
export function finderPage(language: Language, trouble?: string, typed: Typed = { code: '', name: '' }): string {
  const t = translator(language)
  return pageOf({
    title: t('Find Your Invitation'),
    language,
    body: html`${trouble && html`<div class="told trouble" role="alert"><p>${trouble}</p></div>`}
      <form method="post" accept-charset="utf-8">
        <fieldset>
          <legend>${t('Your Card')}</legend>
          <label for="code">${t('Code on the Card')}</label>
          <input id="code" name="code" value="${typed.code}" maxlength="40" autocapitalize="characters" required />
          <label for="name">${t('Your First and Last Name')}</label>
          <input id="name" name="name" value="${typed.name}" maxlength="200" autocomplete="name" required />
        </fieldset>
        <button>${t('Find Invitation')}</button>
      </form>`,
  })
}
