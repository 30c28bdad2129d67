import type { ReactNode } from 'react'
import { Figures } from '#overview/dashboard/web/Figures.tsx'
import { NextWedding } from '#overview/dashboard/web/NextWedding.tsx'
import { QuickActions } from '#overview/dashboard/web/QuickActions.tsx'
import { RecentMessages } from '#overview/dashboard/web/RecentMessages.tsx'
import { UpcomingEvents } from '#overview/dashboard/web/UpcomingEvents.tsx'
import { greeting } from '#overview/dashboard/web/weddings.ts'
import { WeddingsAhead } from '#overview/dashboard/web/WeddingsAhead.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#overview/dashboard/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import MonthlyProgress from '#planning/goals/web/public/MonthlyProgress.tsx'
import { localPlanner } from '#platform/web/session/session.ts'
import { ThisWeek } from '#overview/today/web/public/ThisWeek.tsx'
import { WeddingsToday } from '#overview/today/web/public/WeddingsToday.tsx'
import { Today } from '#overview/today/web/public/Today.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'

/** Begins with what matters today, on phones below a row of quick actions. The first steps of a studio come above all else while it is empty. */
export function Dashboard({ above, below }: { above: ReactNode; below: ReactNode }) {
  const firstName = localPlanner()?.name.split(' ')[0]
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.readStats, {
    query: { today: dayHere() },
  })
  // Those of today have a card of their own.
  const [next, ...later] = data?.weddingsAhead.filter(({ weddingDate }) => weddingDate > dayHere()) ?? []
  return (
    <>
      <div className="[&>header]:mb-1 sm:[&>header]:mb-2">
        <PageHeader
          title="Dashboard"
          subtitle={
            <span className="max-sm:hidden">
              {[greeting(new Date().getHours()), firstName].filter(Boolean).join(', ')}
            </span>
          }
        />
      </div>
      <WeddingsToday />
      {above && <div className="mb-5">{above}</div>}
      <Figures stats={data} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-span-2">
          <Today />
        </div>
        <div className="min-w-0 space-y-5 lg:col-span-2">
          {below}
          <UpcomingEvents />
          <MonthlyProgress />
        </div>
        {/* On small screens its parts are items of the grid around it. */}
        <div className="min-w-0 grid-cols-1 gap-5 max-lg:contents lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:grid">
          <ThisWeek />
          <QuickActions />
          {data && next && <NextWedding wedding={next} />}
          {!data && !isLoadingError && <Skeleton className="h-28 rounded-md" />}
          {isLoadingError && (
            <FailedState
              what="figures and next weddings"
              className="py-6"
              onRetry={() => void refetch()}
              pending={isFetching}
            />
          )}
          <RecentMessages />
          {later.length > 0 && <WeddingsAhead weddings={later} />}
        </div>
      </div>
    </>
  )
}
