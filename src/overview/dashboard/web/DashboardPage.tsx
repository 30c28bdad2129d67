import { Figures } from '#web/dashboard/Figures.tsx'
import { NextWedding } from '#web/dashboard/NextWedding.tsx'
import { QuickActions } from '#web/dashboard/QuickActions.tsx'
import { RecentMessages } from '#web/dashboard/RecentMessages.tsx'
import { UpcomingEvents } from '#web/dashboard/UpcomingEvents.tsx'
import { greeting } from '#web/dashboard/weddings.ts'
import { WeddingsAhead } from '#web/dashboard/WeddingsAhead.tsx'
import { dayHere } from '#contract/day.ts'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import MonthlyProgress from '#web/goals/shared/MonthlyProgress.tsx'
import { localPlanner } from '#web/session/session.ts'
import { ThisWeek } from '#web/today/shared/ThisWeek.tsx'
import { Today } from '#web/today/shared/Today.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { Skeleton } from '#web/ui/layout/Skeleton.tsx'

/** Begins with what matters today, on phones below a row of quick actions. */
export default function DashboardPage() {
  const firstName = localPlanner()?.name.split(' ')[0]
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.dashboard.readStats, {
    query: { today: dayHere() },
  })
  const [next, ...later] = data?.weddingsAhead ?? []
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
      <Figures stats={data} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-span-2">
          <Today />
        </div>
        <div className="min-w-0 space-y-5 lg:col-span-2">
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
