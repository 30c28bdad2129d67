import { Fragment, lazy } from 'react'
import * as portalCalls from '#overview/portals/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { CallError } from '#platform/web/calls/call.ts'
import { SectionReads } from '#overview/portal/web/SectionReads.tsx'
import { linked } from '#overview/portal/web/linked.ts'
import { portalIdHere } from '#overview/portal/web/public/portal-here.ts'
import { PortalTopLine } from '#overview/portal/web/PortalTopLine.tsx'
import { PortalStyles } from '#overview/portal/web/public/PortalStyles.tsx'
import { PortalView } from '#overview/portal/web/PortalView.tsx'
import { useLook } from '#overview/portal/web/use-look.ts'
import { useSpoken } from '#platform/web/locale/use-spoken.ts'
import { daysToGo } from '#platform/web/ui/format/dates.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { t } from '#platform/web/locale/t.ts'
import { wearRegion } from '#platform/web/locale/here.ts'

const PortalNotFound = lazy(() => import('#overview/portal/web/PortalNotFound.tsx'))
const OwnChoices = lazy(() => import('#overview/portal/web/OwnChoices.tsx'))
const Welcome = lazy(() => import('#overview/portal/web/Welcome.tsx'))

export default function PortalPage() {
  const { data, error, isFetching, refetch } = useAnswer(portalCalls.read, { params: { id: portalIdHere() } })
  useLook(data)
  const spoken = useSpoken(data?.language)
  if (!data) {
    if (error instanceof CallError && error.status === 404)
      return (
        <Later>
          <PortalNotFound />
        </Later>
      )
    if (error)
      return <FailedState what={t('portal')} onRetry={() => void refetch()} pending={isFetching} className="py-40" />
    return <Loading />
  }
  const { client, viewer, planner, person, region } = data
  wearRegion(region)
  // A link leads to its record first.
  const isPartner = person?.name === client.partnerOneName || person?.name === client.partnerTwoName
  const isWelcomed = viewer === 'couple' && person?.access !== 'only-money' && !linked
  return (
    <Fragment key={spoken}>
      <PortalStyles />
      <SectionReads portal={data} />
      <PortalTopLine portal={data} />
      <main>
        <PortalView portal={data} />
        {viewer === 'couple' && (
          <WhenIdle>
            <OwnChoices language={data.language} />
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
            words={data.welcomeWords}
          />
        </WhenIdle>
      )}
    </Fragment>
  )
}

function Loading() {
  return (
    <main role="status" aria-busy aria-label={t('Loading your wedding portal')}>
      <Skeleton className="h-96 w-full" />
    </main>
  )
}
