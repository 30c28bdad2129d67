import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { NewTaskButton } from '#web/tasks/NewTaskButton.tsx'
import { TaskBoard } from '#web/tasks/TaskBoard.tsx'
import { TaskDialogs, type OpenTask } from '#web/tasks/TaskDialogs.tsx'
import { TaskSkeletons } from '#web/tasks/TaskSkeletons.tsx'
import { noFilters } from '#web/tasks/task-list.ts'
import { useTasks } from '#web/tasks/use-tasks.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { PageHeader } from '#web/ui/layout/PageHeader.tsx'
import { useFiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'

export default function TasksPage() {
  const [open, setOpen] = useState<OpenTask>()
  const { tasks, failed, isFetching, retry } = useTasks()
  const inAddress = useFiltersInAddress(noFilters)
  const client = Number(inAddress.filters.client) || undefined
  return (
    <div className="pb-20">
      <PageHeader
        title="Tasks"
        subtitle={<span className="max-sm:hidden">What is to be done, for each couple and for the studio</span>}
      />
      {tasks && tasks.length > 0 ? (
        <TaskBoard tasks={tasks} {...inAddress} onOpen={setOpen} />
      ) : failed ? (
        <FailedState what="tasks" onRetry={retry} pending={isFetching} />
      ) : tasks ? (
        <Card>
          <EmptyState
            icon={<ListChecks />}
            title="No tasks yet"
            text="Add the first one, and it will be kept here until it is done."
          />
        </Card>
      ) : (
        <TaskSkeletons />
      )}
      <NewTaskButton onClick={() => setOpen('new')} />
      <TaskDialogs open={open} tasks={tasks ?? []} clientId={client} onClose={() => setOpen(undefined)} />
    </div>
  )
}
