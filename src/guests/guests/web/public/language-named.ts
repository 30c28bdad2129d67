import { foldedWords } from '#platform/contract/folded.ts'
import { isLanguage, languages, type Language } from '#platform/contract/locale/language.ts'

/** What each is called in the four languages and Japanese. */
const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', 'englisch', 'anglais', 'inglés', '英語'],
  es: ['spanish', 'spanisch', 'espagnol', 'español', 'castellano', 'スペイン語'],
  fr: ['french', 'französisch', 'français', 'francés', 'フランス語'],
  de: ['german', 'deutsch', 'allemand', 'alemán', 'ドイツ語'],
}

/** A language by its name, with or without its accents, or by its code: 'French', 'fr', 'fr-CA', 'francais'. */
export function languageNamed(name: string): Language | undefined {
  const [, code = ''] = /^([a-z]{2})(?:[-_].*)?$/.exec(name.trim().toLowerCase()) ?? []
  if (isLanguage(code)) return code
  const words = foldedWords(name)
  return languages.find((one) => names[one].some((called) => foldedWords(called) === words))
}
