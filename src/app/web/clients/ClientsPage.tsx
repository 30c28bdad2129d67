import { archiveActions } from '#app/web/clients/archive-actions.tsx'
import { ImportList } from '#exchange/lists/web/public/ImportList.tsx'
import { RecentImports } from '#exchange/lists/web/public/RecentImports.tsx'
import { ChosenClients } from '#plan/several/web/public/ChosenClients.tsx'
import { reDatingOf } from '#plan/plan/web/public/move-wedding.ts'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Clients } from '#weddings/clients/web/Clients.tsx'
import { AddClient } from '#weddings/clients/web/public/AddClient.tsx'

export default function ClientsPage() {
  return (
    <>
      <PageHeader
        title="Clients"
        subtitle="Manage your wedding planning clients"
        actions={
          <>
            <ImportList kind="clients" />
            <AddClient variant="primary" />
          </>
        }
      />
      <RecentImports kind="clients" />
      <Clients reDatingOf={reDatingOf} ChosenTools={ChosenClients} actionsOf={archiveActions} />
    </>
  )
}
