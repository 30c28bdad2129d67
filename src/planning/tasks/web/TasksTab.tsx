import ListChecks from 'lucide-react/icons/list-checks'
import ListPlus from 'lucide-react/icons/list-plus'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { noFilters } from '#planning/tasks/web/filters.ts'
import { TaskDialogs, type OpenTask } from '#planning/tasks/web/TaskDialogs.tsx'
import { PrintPlanMenu } from '#planning/tasks/web/PrintPlanMenu.tsx'
import { TaskSkeletons } from '#planning/tasks/web/TaskSkeletons.tsx'
import * as calls from '#planning/tasks/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { useFiltersInAddress } from '#platform/web/ui/controls/use-filters-in-address.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { OnlyNewest } from '#platform/web/ui/layout/OnlyNewest.tsx'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const loadBoard = () => import('#planning/tasks/web/TaskBoard.tsx')
const TaskBoard = lazy(loadBoard)
const AddLine = lazy(() => import('#planning/tasks/web/AddLine.tsx'))

/** The tasks of one wedding, on the couple's page, with the tools of the page of all tasks. */
export function TasksTab({ client }: { client: Client }) {
  const [open, setOpen] = useState<OpenTask>()
  const edit = useCallback((id: number) => setOpen({ edit: id }), [])
  useFetchedAhead(loadBoard)
  const inAddress = useFiltersInAddress(noFilters)
  const asked = { params: { id: client.id } }
  const answer = useAnswer(calls.ofClient, asked, { as: 'planner' })
  const { data: tasks, isLoadingError, isFetching, refetch } = answer
  const actions = (
    <div
      data-print="hidden"
      className="flex flex-wrap justify-center gap-2 in-[header]:justify-start max-sm:[&_.button]:px-3"
    >
      <ButtonLink to="/clients/{id}/plan" params={{ id: client.id }} icon={<ListPlus />}>
        Apply a Plan
      </ButtonLink>
      {tasks && tasks.length > 0 && <PrintPlanMenu clientId={client.id} />}
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
            text="What needs to be done for this wedding. The couple sees it too, unless it is private to the studio."
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
