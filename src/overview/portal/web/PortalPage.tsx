import { lazy } from 'react'
import * as calls from '#contract/calls.ts'
import { coupleNames } from '#contract/names.ts'
import { useAnswer } from '#web/calls/api.ts'
import { CallError } from '#web/calls/call.ts'
import { KeptReads } from '#web/portal/KeptReads.tsx'
import { linked } from '#web/portal/linked.ts'
import { portalIdHere } from '#web/portal/shared/portal-here.ts'
import { PortalTopLine } from '#web/portal/PortalTopLine.tsx'
import { PortalStyles } from '#web/portal/shared/PortalStyles.tsx'
import { PortalView } from '#web/portal/PortalView.tsx'
import { useLook } from '#web/portal/use-look.ts'
import { daysToGo } from '#web/ui/format/dates.ts'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Later } from '#web/ui/layout/Later.tsx'
import { WhenIdle } from '#web/ui/layout/WhenIdle.tsx'
import { Skeleton } from '#web/ui/layout/Skeleton.tsx'

const PortalNotFound = lazy(() => import('#web/portal/PortalNotFound.tsx'))
const OwnPasskeys = lazy(() => import('#web/couple-passkeys/shared/OwnPasskeys.tsx'))
const Welcome = lazy(() => import('#web/portal/Welcome.tsx'))

export default function PortalPage() {
  const { data, error, isFetching, refetch } = useAnswer(calls.portals.read, { params: { id: portalIdHere() } })
  useLook(data)
  if (!data) {
    if (error instanceof CallError && error.status === 404)
      return (
        <Later>
          <PortalNotFound />
        </Later>
      )
    if (error)
      return <FailedState what="portal" onRetry={() => void refetch()} pending={isFetching} className="py-40" />
    return <Loading />
  }
  const { client, viewer, planner, person } = data
  // A link leads to its record first.
  const isPartner = person?.name === client.partnerOneName || person?.name === client.partnerTwoName
  const isWelcomed = viewer === 'couple' && person?.access !== 'only-money' && !linked
  return (
    <>
      <PortalStyles />
      <KeptReads portal={data} />
      <PortalTopLine portal={data} />
      <main>
        <PortalView portal={data} />
        {viewer === 'couple' && (
          <WhenIdle>
            <OwnPasskeys />
          </WhenIdle>
        )}
      </main>
      {isWelcomed && (
        <WhenIdle>
          <Welcome
            days={client.weddingDate ? daysToGo(client.weddingDate) : 0}
            couple={coupleNames(client)}
            guest={isPartner ? undefined : person?.name}
            planner={planner.businessName ?? planner.name}
          />
        </WhenIdle>
      )}
    </>
  )
}

function Loading() {
  return (
    <main role="status" aria-busy aria-label="Loading your wedding portal">
      <Skeleton className="h-96 w-full" />
    </main>
  )
}
