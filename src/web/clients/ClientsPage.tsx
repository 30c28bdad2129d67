import { UserPlus } from 'lucide-react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { ClientList } from '#web/clients/ClientList.tsx'
import { ClientSkeletons } from '#web/clients/shared/ClientSkeletons.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export default function ClientsPage() {
  return (
    <>
      <PageHeader
        title="Clients"
        subtitle="Manage your wedding planning clients"
        actions={
          <ButtonLink to="/new-client" variant="primary" icon={<UserPlus />}>
            Add Client
          </ButtonLink>
        }
      />
      <Clients />
    </>
  )
}

function Clients() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.clients.list, {})
  if (data && data.length > 0) return <ClientList clients={data} />
  if (isLoadingError) return <FailedState what="clients" onRetry={() => void refetch()} pending={isFetching} />
  return data ? <NoClients /> : <ClientSkeletons />
}

function NoClients() {
  return (
    <Card>
      <EmptyState
        title="No clients yet"
        text="Get started by adding your first client"
        action={
          <ButtonLink to="/new-client" icon={<UserPlus />}>
            Add Your First Client
          </ButtonLink>
        }
      />
    </Card>
  )
}
