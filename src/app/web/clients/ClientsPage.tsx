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
        actions={<AddClient variant="primary" />}
      />
      <Clients reDatingOf={reDatingOf} />
    </>
  )
}
