import { setupI18n } from '@lingui/core'
import { isLanguage, type Language } from '#platform/contract/locale/language.ts'
import { madeOf, type MessageValues } from '#platform/contract/locale/translate.ts'

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: object }>> = {
  es: () => import('#platform/languages/es.json'),
  fr: () => import('#platform/languages/fr.json'),
  de: () => import('#platform/languages/de.json'),
}

const spoken = setupI18n({ locale: 'en', messages: { en: {} } })

export const languageHere = (): Language => spoken.locale as Language

/** Loads the texts of a language; `t` answers in it afterwards. */
export async function speak(language: Language): Promise<void> {
  const messages = language === 'en' ? {} : { ...(await catalogues[language]()).default }
  spoken.loadAndActivate({ locale: language, messages })
}

/** The server has written into the page in which language it is. A text that cannot be loaded is shown in English. */
export async function speakAsPageSays(): Promise<void> {
  const { lang } = document.documentElement
  if (isLanguage(lang) && lang !== 'en') await speak(lang).catch(() => {})
}

/**
 * A text in the language of whoever looks at the page. The build (scripts/messages.ts) compiles the English text and gives
 * it the number by which it stands in the catalogues.
 */
export function t(english: string, values?: MessageValues, number: string = english): string {
  const made = madeOf.get(english)
  if (made && made.english in spoken.messages) return t(made.english, made.values)
  const message = spoken.messages[number] ?? english
  if (typeof message === 'string') return message
  if (!(number in spoken.messages)) spoken.load(spoken.locale, { [number]: message })
  return spoken._(number, values)
}
