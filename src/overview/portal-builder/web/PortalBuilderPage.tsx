import { useEffect } from 'react'
import * as portalCalls from '#overview/portals/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { CallError } from '#platform/web/calls/call.ts'
import { Builder } from '#overview/portal-builder/web/Builder.tsx'
import { usePageId } from '#platform/web/router/Router.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

export default function PortalBuilderPage() {
  const id = usePageId()
  const portal = useAnswer(portalCalls.read, { params: { id } })
  const stored = useAnswer(portalCalls.readCustomization, { params: { id } })
  const names = portal.data && coupleNames(portal.data.client)
  useEffect(() => {
    if (names) document.title = `Portal of ${names} · Larkspur`
  }, [names])

  if (portal.error instanceof CallError && portal.error.status === 404) return <Missing />
  const failed = portal.isLoadingError ? portal : stored.isLoadingError ? stored : undefined
  return (
    <>
      <PageHeader
        title="Portal Builder"
        subtitle={names ? `For ${names}` : 'One moment…'}
        back={{ to: '/portal-builder', label: 'Back to Selection' }}
      />
      {portal.data && stored.data && 'selectedInvoices' in stored.data ? (
        <Builder key={id} portal={portal.data} stored={stored.data} />
      ) : failed ? (
        <FailedState what="portal" onRetry={() => void failed.refetch()} pending={failed.isFetching} />
      ) : (
        <LoadingArea label="Loading the portal" className="grid gap-6 lg:grid-cols-[22rem_1fr]">
          <Skeleton className="h-160 rounded-md" />
          <Skeleton className="h-160 rounded-md" />
        </LoadingArea>
      )}
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      title={<h1>Portal Not Found</h1>}
      text="Its client may have been deleted, or the link may be wrong."
      action={<ButtonLink to="/portal-builder">Choose Another Portal</ButtonLink>}
    />
  )
}
