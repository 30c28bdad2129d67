import { UserPlus } from 'lucide-react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { DashboardSkeleton } from '#web/dashboard/DashboardSkeleton.tsx'
import { NextWedding } from '#web/dashboard/NextWedding.tsx'
import { QuickActions } from '#web/dashboard/QuickActions.tsx'
import { Stat } from '#web/dashboard/Stat.tsx'
import { greeting, summarize } from '#web/dashboard/weddings.ts'
import { WeddingsAhead } from '#web/dashboard/WeddingsAhead.tsx'
import { localPlanner } from '#web/session.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { todayHere } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

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
  const { data, isError, isFetching, refetch } = useAnswer(contract.clients.list, {})
  if (isError) return <FailedState what="dashboard" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <DashboardSkeleton />
  if (data.length === 0) return <FirstClient />

  const { active, completed, ahead } = summarize(data, todayHere())
  const [next, ...later] = ahead
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <div className="space-y-5 lg:col-span-2">
        {next && <NextWedding wedding={next} />}
        <WeddingsAhead weddings={later.slice(0, 5)} anyAhead={next !== undefined} />
      </div>
      <div className="space-y-5">
        <div className="grid grid-cols-2 gap-5 lg:grid-cols-1">
          <Stat label="Active Clients" value={active} />
          <Stat label="Completed Weddings" value={completed} />
        </div>
        <QuickActions />
      </div>
    </div>
  )
}

function FirstClient() {
  return (
    <Card>
      <EmptyState
        title="Your first couple is waiting"
        text="Add a client, and their wedding will have its place here."
        action={
          <ButtonLink to="/new-client" variant="primary" icon={<UserPlus />}>
            Add Client
          </ButtonLink>
        }
      />
    </Card>
  )
}
