import ListChecks from 'lucide-react/icons/list-checks'
import ListPlus from 'lucide-react/icons/list-plus'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { Task } from '#contract/tasks.ts'
import { noFilters } from '#web/tasks/filters.ts'
import { TaskDialogs, type OpenTask } from '#web/tasks/TaskDialogs.tsx'
import { TaskSkeletons } from '#web/tasks/TaskSkeletons.tsx'
import * as calls from '#contract/calls.ts'
import { useAnswer } from '#web/calls/api.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ButtonLink } from '#web/ui/controls/ButtonLink.tsx'
import { useFiltersInAddress } from '#web/ui/controls/use-filters-in-address.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { OnlyNewest } from '#web/ui/layout/OnlyNewest.tsx'
import { WhenIdle } from '#web/ui/layout/WhenIdle.tsx'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'

const loadBoard = () => import('#web/tasks/TaskBoard.tsx')
const TaskBoard = lazy(loadBoard)
const AddLine = lazy(() => import('#web/tasks/AddLine.tsx'))

/** The tasks of one wedding, on the couple's page, with the tools of the page of all tasks. */
export function TasksTab({ client }: { client: Client }) {
  const [open, setOpen] = useState<OpenTask>()
  const edit = useCallback((id: number) => setOpen({ edit: id }), [])
  useFetchedAhead(loadBoard)
  const inAddress = useFiltersInAddress(noFilters)
  const asked = { params: { id: client.id } }
  const answer = useAnswer(calls.tasks.ofClient, asked, { as: 'planner' })
  const { data: tasks, isLoadingError, isFetching, refetch } = answer
  const actions = (
    <div data-print="none" className="flex flex-wrap justify-center gap-2">
      <ButtonLink to="/clients/{id}/plan" params={{ id: client.id }} icon={<ListPlus />}>
        Apply a Plan
      </ButtonLink>
      <Button icon={<Plus />} onClick={() => setOpen('new')}>
        New Task
      </Button>
    </div>
  )
  if (isLoadingError) return <FailedState what="tasks" onRetry={() => void refetch()} pending={isFetching} />
  if (!tasks) return <TaskSkeletons />
  return (
    <>
      {tasks.length > 0 ? (
        <>
          <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 className="font-display text-xl leading-snug max-sm:sr-only">
              Tasks <span className="ml-2 font-sans text-sm text-muted tabular">{doneOf(tasks)}</span>
            </h2>
            {actions}
          </header>
          <OnlyNewest rows={tasks} />
          <Suspense fallback={<TaskSkeletons />}>
            <TaskBoard tasks={tasks} weddingId={client.id} {...inAddress} onOpen={setOpen} onEdit={edit} />
          </Suspense>
        </>
      ) : (
        <Card>
          <EmptyState
            icon={<ListChecks />}
            title="No tasks yet"
            text="What is to be done for this wedding. The couple sees it too, unless it is private to the studio."
            action={actions}
          />
          <div className="mx-auto max-w-xl border-t border-line">
            <WhenIdle>
              <AddLine groupName="this wedding" places={{ clientId: client.id }} />
            </WhenIdle>
          </div>
        </Card>
      )}
      <TaskDialogs open={open} tasks={tasks} clientId={client.id} onClose={() => setOpen(undefined)} />
    </>
  )
}

function doneOf(tasks: readonly Task[]): string {
  const done = tasks.filter(({ completed }) => completed).length
  return `${done} of ${tasks.length} completed`
}
