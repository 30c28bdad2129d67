import ListChecks from 'lucide-react/icons/list-checks'
import ListPlus from 'lucide-react/icons/list-plus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { Task } from '#contract/tasks.ts'
import { groupTasks } from '#web/tasks/task-groups.ts'
import { dayHere } from '#contract/day.ts'
import { TaskDialogs, type OpenTask } from '#web/tasks/TaskDialogs.tsx'
import { TaskRow } from '#web/tasks/TaskRow.tsx'
import { TaskSkeletons } from '#web/tasks/TaskSkeletons.tsx'
import { useDoneAtFirst } from '#web/tasks/use-done-at-first.ts'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ButtonLink } from '#web/ui/controls/ButtonLink.tsx'
import { Card, TitledCard } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

/** The tasks of one wedding, on the couple's page. */
export function TasksTab({ client }: { client: Client }) {
  const [open, setOpen] = useState<OpenTask>()
  const wasDone = useDoneAtFirst()
  const asked = { params: { id: client.id } }
  const answer = useAnswer(contract.tasks.ofClient, asked, { as: 'planner' })
  const { data: tasks, isLoadingError, isFetching, refetch } = answer
  const actions = (
    <div className="flex flex-wrap justify-center gap-2">
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
        <TitledCard title="Tasks" text={doneOf(tasks)} actions={actions}>
          {groupTasks(tasks, tasks.some(({ phase }) => phase) ? 'phase' : '', {
            isDone: wasDone,
            couples: undefined,
            today: dayHere(),
          }).map((group) => (
            <section key={group.key} className="-mx-3">
              {group.key.startsWith('phase-') && (
                <h3 className="px-3 pt-4 pb-1 text-sm font-semibold text-muted">{group.name}</h3>
              )}
              <ul>
                {[...group.open, ...group.done].map((task) => (
                  <TaskRow key={task.id} task={task} onOpen={setOpen} />
                ))}
              </ul>
            </section>
          ))}
        </TitledCard>
      ) : (
        <Card>
          <EmptyState
            icon={<ListChecks />}
            title="No tasks yet"
            text="What is to be done for this wedding will be here. The couple sees what you show to it in its portal."
            action={actions}
          />
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
