import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { monthHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#planning/goals/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { GoalDialogs, type OpenGoal } from '#planning/goals/web/GoalDialogs.tsx'
import { GoalRow } from '#planning/goals/web/GoalRow.tsx'
import { monthsLater } from '#planning/goals/web/months.ts'
import { monthAndYear } from '#platform/web/ui/format/dates.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

/** The studio's goals for a month, with their progress. */
export default function MonthlyProgress() {
  const [month, setMonth] = useState(() => monthHere())
  const [dialog, setDialog] = useState<OpenGoal>()
  return (
    <TitledCard
      title="Monthly Progress"
      className="offscreen-80"
      actions={
        <Button icon={<Plus />} onClick={() => setDialog({ kind: 'new' })}>
          Add Goal
        </Button>
      }
    >
      <div className="-mx-2.5 mb-4 flex items-center justify-between border-b border-line pb-2">
        <IconButton label="Previous month" onClick={() => setMonth(monthsLater(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <p aria-live="polite" className="font-display text-lg">
          {monthAndYear(month)}
        </p>
        <IconButton label="Next month" onClick={() => setMonth(monthsLater(month, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <Goals month={month} onOpen={setDialog} />
      <GoalDialogs dialog={dialog} monthYear={month} onClose={() => setDialog(undefined)} />
    </TitledCard>
  )
}

function Goals({ month, onOpen }: { month: string; onOpen: (dialog: OpenGoal) => void }) {
  const query = { monthYear: month }
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, { query })
  if (!data) {
    if (!isLoadingError) return <GoalSkeletons />
    return <FailedState what="goals" className="py-6" onRetry={() => void refetch()} pending={isFetching} />
  }
  if (data.length === 0) {
    return (
      <EmptyState
        className="py-6"
        title="No progress goals set for this month."
        text="Create your first goal to start tracking progress."
      />
    )
  }
  return (
    <ul>
      {data.map((goal) => (
        <GoalRow
          key={goal.id}
          goal={goal}
          onEdit={() => onOpen({ kind: 'edit', goal })}
          onDelete={() => onOpen({ kind: 'delete', goal })}
        />
      ))}
    </ul>
  )
}

function GoalSkeletons() {
  return (
    <LoadingArea label="Loading the goals" className="space-y-6">
      {[1, 2].map((place) => (
        <div key={place} className="space-y-3">
          <Skeletons of={['h-5 w-2/5', 'h-2 rounded-full', 'h-8 w-40']} />
        </div>
      ))}
    </LoadingArea>
  )
}
