import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { plain } from '#platform/web/ui/plain.ts'

type Searchable = Pick<Client, 'partnerOneName' | 'partnerTwoName' | 'venue'>

/** The clients with the words in one of the names or in the venue, ignoring case and accents. */
export function searchPortals<C extends Searchable>(clients: readonly C[], words: string): readonly C[] {
  const wanted = plain(words.trim())
  if (wanted === '') return clients
  return clients.filter(({ partnerOneName, partnerTwoName, venue }) =>
    [partnerOneName, partnerTwoName, venue].some((text) => text && plain(text).includes(wanted)),
  )
}
