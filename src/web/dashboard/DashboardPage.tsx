import { dayHere } from '#contract/day.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { DashboardSkeleton } from '#web/dashboard/DashboardSkeleton.tsx'
import { NextWedding } from '#web/dashboard/NextWedding.tsx'
import { QuickActions } from '#web/dashboard/QuickActions.tsx'
import { RecentMessages } from '#web/dashboard/RecentMessages.tsx'
import { Stats } from '#web/dashboard/Stats.tsx'
import { UpcomingEvents } from '#web/dashboard/UpcomingEvents.tsx'
import { greeting } from '#web/dashboard/weddings.ts'
import { WeddingsAhead } from '#web/dashboard/WeddingsAhead.tsx'
import MonthlyProgress from '#web/goals/shared/MonthlyProgress.tsx'
import { localPlanner } from '#web/session.ts'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'

export default function DashboardPage() {
  const firstName = localPlanner()?.name.split(' ')[0]
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={[greeting(new Date().getHours()), firstName].filter(Boolean).join(', ')}
      />
      <Studio />
    </>
  )
}

function Studio() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.dashboard.readStats, {
    query: { today: dayHere() },
  })
  if (isLoadingError) return <FailedState what="dashboard" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <DashboardSkeleton />

  const [next, ...later] = data.weddingsAhead
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr]">
      <QuickActions className="lg:col-start-3 lg:row-start-2" />
      <div className="min-w-0 lg:col-span-3 lg:row-start-1">
        <Stats stats={data} />
      </div>
      <div className="min-w-0 space-y-5 lg:col-span-2 lg:row-span-2 lg:row-start-2">
        {next && <NextWedding wedding={next} />}
        <UpcomingEvents />
        <MonthlyProgress />
      </div>
      <div className="min-w-0 space-y-5 lg:col-start-3">
        <RecentMessages />
        {later.length > 0 && <WeddingsAhead weddings={later} />}
      </div>
    </div>
  )
}
