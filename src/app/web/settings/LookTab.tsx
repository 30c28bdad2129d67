import * as billingCalls from '#money/billing/contract/calls.ts'
import { LogoCard } from '#money/billing/web/public/LogoCard.tsx'
import { PortalStyles } from '#overview/portal/web/public/PortalStyles.tsx'
import * as calls from '#studio/looks/contract/calls.ts'
import { PhotographCard } from '#studio/looks/web/public/PhotographCard.tsx'
import { LookForm } from '#studio/looks/web/public/LookForm.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

/** What couples and vendors see of the studio on every page, mail and paper. */
export default function LookTab({ studio }: { studio: string }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.read, {})
  return (
    <div className="space-y-5">
      <PortalStyles />
      {data ? (
        <>
          <LookForm stored={data} studio={studio} />
          <PhotographCard photographUrl={data.photographUrl} />
        </>
      ) : isLoadingError ? (
        <FailedState what="look" onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton className="h-160 rounded-md" />
      )}
      {hasRight('money') && <Logo />}
    </div>
  )
}

function Logo() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(billingCalls.read, {})
  if (data) return <LogoCard logoUrl={data.logoUrl} />
  if (isLoadingError) return <FailedState what="logo" onRetry={() => void refetch()} pending={isFetching} />
  return <Skeleton className="h-44 rounded-md" />
}
