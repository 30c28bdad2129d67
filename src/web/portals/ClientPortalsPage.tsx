import { Plus } from 'lucide-react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { ClientSkeletons } from '#web/clients/shared/ClientSkeletons.tsx'
import { PortalList } from '#web/portals/PortalList.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export default function ClientPortalsPage() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.clients.list, {})
  return (
    <>
      <PageHeader
        title="Client Portals"
        subtitle="A page of its own for every couple"
        actions={
          <ButtonLink to="/portal-builder" variant="primary" icon={<Plus />}>
            New Portal
          </ButtonLink>
        }
      />
      {data && data.length > 0 ? (
        <PortalList clients={data} />
      ) : isLoadingError ? (
        <FailedState what="portals" onRetry={() => void refetch()} pending={isFetching} />
      ) : data ? (
        <NoPortals />
      ) : (
        <ClientSkeletons />
      )}
    </>
  )
}

function NoPortals() {
  return (
    <Card>
      <EmptyState
        title="No client portals yet"
        text="Create your first client portal to get started"
        action={
          <ButtonLink to="/portal-builder" icon={<Plus />}>
            Create First Portal
          </ButtonLink>
        }
      />
    </Card>
  )
}
