import type { Language } from '#platform/contract/locale/language.ts'
import { OwnLanguage } from '#weddings/people/web/public/OwnLanguage.tsx'
import OwnPasskeys from '#weddings/couples/web/public/OwnPasskeys.tsx'

/** At the end of the portal: what the signed-in person chooses for itself. */
export default function OwnChoices({ language }: { language: Language }) {
  return (
    <div data-print="hidden" className="mx-auto max-w-5xl space-y-6 px-4 pb-28 sm:px-6">
      <OwnLanguage language={language} />
      <OwnPasskeys />
    </div>
  )
}
