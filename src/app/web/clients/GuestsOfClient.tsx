import { ImportGuests } from '#exchange/lists/web/public/ImportGuests.tsx'
import { RecentImports } from '#exchange/lists/web/public/RecentImports.tsx'
import { GuestsTab } from '#guests/guests/web/GuestsTab.tsx'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

export default function GuestsOfClient({ client }: { client: Client }) {
  return (
    <GuestsTab
      client={client}
      actions={<ImportGuests client={client} />}
      above={<RecentImports kind="guests" clientId={client.id} />}
    />
  )
}
