import { LetterSwitches } from '#talk/letters/web/public/LetterSwitches.tsx'
import { SentLetters } from '#talk/letters/web/public/SentLetters.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { People } from '#weddings/people/web/People.tsx'

/** The people of a wedding, and what the studio writes to them. */
export default function PeopleAndLetters({ client }: { client: Client }) {
  return (
    <div className="space-y-5">
      <People client={client} />
      <LetterSwitches clientId={client.id} isArchived={Boolean(client.archivedAt)} />
      <SentLetters clientId={client.id} />
    </div>
  )
}
