import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { isLanguage, languageNames, type Language } from '#platform/contract/locale/language.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

type Props = { client: Client; onSave: (language: Language) => Promise<unknown> }

/** A select that saves on change. */
export function LanguageField({ client, onSave }: Props) {
  // A toast has reported the failure, and the change is rolled back.
  const choose = (chosen: string) => isLanguage(chosen) && void onSave(chosen).catch(() => {})
  return (
    <TitledCard title="Language">
      <NativeSelect
        label="Language"
        hint="Of the portal, emails, links and PDFs. Your own words stay as you write them."
        value={client.language ?? 'en'}
        onChange={({ target }) => choose(target.value)}
      >
        <Options labels={languageNames} />
      </NativeSelect>
    </TitledCard>
  )
}
