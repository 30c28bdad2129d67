import { chooseLanguage } from '#weddings/people/contract/calls.ts'
import { languageNames, type Language } from '#platform/contract/locale/language.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { t } from '#platform/web/locale/t.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'

/** In which the signed-in person reads; the portal follows once the choice is saved. */
export function OwnLanguage({ language }: { language: Language }) {
  const { mutate, isPending } = useCall(chooseLanguage, {
    failure: t('The language could not be changed. Please try again.'),
  })
  return (
    <section className="border-t border-line pt-6">
      <NativeSelect
        label={t('Language')}
        hint={t('For this portal, your emails, and your documents. What people write stays as it is.')}
        className="max-w-sm"
        value={language}
        disabled={isPending}
        onChange={({ target }) => mutate({ body: { language: target.value as Language } })}
      >
        <Options labels={languageNames} />
      </NativeSelect>
    </section>
  )
}
