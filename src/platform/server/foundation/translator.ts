import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#platform/contract/locale/language.ts'
import { madeOf, type Translate } from '#platform/contract/locale/translate.ts'
import de from '#platform/languages/de.json' with { type: 'json' }
import es from '#platform/languages/es.json' with { type: 'json' }
import fr from '#platform/languages/fr.json' with { type: 'json' }

const catalogues: Record<Language, Record<string, string>> = { en: {}, es, fr, de }

/** Texts are compiled when they are first needed. */
function translatorOf(language: Language): Translate {
  const catalogue = new Map(Object.entries(catalogues[language]))
  const spoken = setupI18n({ locale: language, messages: { [language]: {} } })
  const translate: Translate = (english, values) => {
    const made = values ? undefined : madeOf.get(english)
    if (made) return translate(made.english, made.values)
    const text = catalogue.get(english) ?? english
    if (!values) return text
    if (!(english in spoken.messages)) spoken.load(language, { [english]: compileMessage(text) })
    return spoken._(english, values)
  }
  return translate
}

const translators: Record<Language, Translate> = {
  en: translatorOf('en'),
  es: translatorOf('es'),
  fr: translatorOf('fr'),
  de: translatorOf('de'),
}

export const translator = (language: Language): Translate => translators[language]
