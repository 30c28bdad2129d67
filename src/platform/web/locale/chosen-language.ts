import { isLanguage, type Language } from '#platform/contract/locale/language.ts'
import { localeHere, wearLocale } from '#platform/web/locale/here.ts'
import { speak } from '#platform/web/locale/t.ts'

const kept = 'language'

/** What somebody has chosen in this browser, on a page that does not know who looks. */
export function chosenLanguage(): Language | undefined {
  const chosen = localStorage.getItem(kept)
  return isLanguage(chosen) ? chosen : undefined
}

export async function chooseLanguage(language: Language): Promise<void> {
  const { region } = localeHere()
  await speak(language)
  localStorage.setItem(kept, language)
  document.documentElement.lang = language
  wearLocale({ language, region })
}
