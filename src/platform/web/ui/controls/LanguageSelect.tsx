import { languageNames, type Language } from '#platform/contract/locale/language.ts'
import { chooseLanguage } from '#platform/web/locale/chosen-language.ts'
import { languageHere, t } from '#platform/web/locale/t.ts'
import { Options } from '#platform/web/ui/controls/Options.tsx'

/** For a page that does not know who looks: the choice is kept in the browser. */
export function LanguageSelect() {
  // It stays in the language that it has, if the other one cannot be loaded.
  const choose = (language: Language) => void chooseLanguage(language).catch(() => {})
  return (
    <select
      aria-label={t('Language')}
      data-print="hidden"
      value={languageHere()}
      onChange={({ target }) => choose(target.value as Language)}
      className="mt-6 min-h-11 rounded-md border border-line bg-card px-3 text-sm text-muted touchable"
    >
      <Options labels={languageNames} />
    </select>
  )
}
