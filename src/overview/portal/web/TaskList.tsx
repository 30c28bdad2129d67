import type { Offset } from '#platform/contract/offset.ts'
import type { Step } from '#planning/tasks/contract/endpoints.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { Answered } from '#overview/portal/web/Answered.tsx'
import { dueOf } from '#overview/portal/web/due-of.ts'
import { isForCouple } from '#overview/portal/web/for-couple.ts'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { QuietLine } from '#overview/portal/web/QuietLine.tsx'
import { completedOf, percentDone, shownCompleted } from '#overview/portal/web/schedule.ts'
import { dueInWords, isOverdue } from '#planning/tasks/web/public/due.ts'
import { StepList } from '#planning/tasks/web/public/StepList.tsx'
import { TickBox } from '#planning/tasks/web/public/TickBox.tsx'
import { toggleTask } from '#planning/tasks/web/public/ticks.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type PortalTask = {
  id: number
  title: string
  description: string | null
  dueDate: string | null
  offset: Offset | null
  completed: boolean
  completedAt: string | null
  completedBy: string | null
  assignedTo: string
  phase: string | null
  steps: Step[]
}

export default function TaskList({ portal, onPaper = false }: SectionProps) {
  return (
    <Answered endpoint={taskCalls.ofClient} clientId={portal.client.id} what={t('tasks')}>
      {(all) => {
        const tasks = all.filter(isForCouple)
        return <Tasks tasks={tasks} shown={onPaper ? tasks.length : shownCompleted} />
      }}
    </Answered>
  )
}

/** `shown` is how many of the completed tasks are listed. */
function Tasks({ tasks, shown }: { tasks: readonly PortalTask[]; shown: number }) {
  if (tasks.length === 0) return <QuietLine>{t('There is nothing to do. Enjoy it while it lasts.')}</QuietLine>
  const open = tasks.filter(({ completed }) => !completed)
  const done = completedOf(tasks)
  const more = done.length - shown
  return (
    <div className="space-y-8">
      <Progress percent={percentDone(tasks)} done={done.length} all={tasks.length} />
      {open.length > 0 ? (
        <Phases tasks={open} />
      ) : (
        <p className="text-center font-display text-xl">{t('All done. What a team you are.')}</p>
      )}
      {done.length > 0 && (
        <section aria-labelledby="completed-tasks">
          <h2 id="completed-tasks" className="mb-3 text-sm font-semibold text-muted">
            {t('Completed')}
          </h2>
          <Rows tasks={done.slice(0, shown)} />
          {more > 0 && <p className="mt-3 text-sm text-muted tabular">{t('and {more} more', { more })}</p>}
        </section>
      )}
    </div>
  )
}

function Progress({ percent, done, all }: { percent: number; done: number; all: number }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-display text-2xl tabular">{t('{percent}% Complete', { percent })}</span>
        <span className="text-sm text-muted tabular">{t('{done} of {all} tasks', { done, all })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('Tasks completed')}
        aria-valuenow={percent}
        className="mt-3 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

/** Under the headings of their phases, in the order of their first tasks; tasks without one come last. */
function Phases({ tasks }: { tasks: readonly PortalTask[] }) {
  const phases = [...new Set(tasks.map(({ phase }) => phase))].sort((a, b) => Number(a === null) - Number(b === null))
  if (phases.length === 1 && phases[0] === null) return <Rows tasks={tasks} />
  return phases.map((phase) => (
    <section key={phase ?? ''}>
      <h2 className="mb-3 text-sm font-semibold text-muted">
        <bdi>{phase ?? t('Everything Else')}</bdi>
      </h2>
      <Rows tasks={tasks.filter((task) => task.phase === phase)} />
    </section>
  ))
}

function Rows({ tasks }: { tasks: readonly PortalTask[] }) {
  const today = dayHere()
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-card lift-card">
      {tasks.map((task) => {
        const when = dueOf(task, (date) => dueInWords(date, today))
        return (
          <li key={task.id} id={`task-${task.id}`} className="flex items-start gap-2 px-3 py-2.5 sm:px-4">
            <TickBox checked={task.completed} label={task.title} onToggle={() => toggleTask(task)} />
            <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-1 py-2 sm:flex-row sm:items-start sm:justify-between">
              <div className="min-w-0">
                <p
                  dir="auto"
                  className={joined('font-medium wrap-anywhere', task.completed && 'text-muted line-through')}
                >
                  {task.title}
                </p>
                {task.description && !task.completed && (
                  <p
                    dir="auto"
                    className="mt-1 max-w-prose text-sm leading-6 whitespace-pre-line text-muted wrap-anywhere"
                  >
                    {task.description}
                  </p>
                )}
                {task.steps.length > 0 && !task.completed && (
                  <div className="mt-1 text-sm">
                    <StepList taskId={task.id} steps={task.steps} />
                  </div>
                )}
              </div>
              <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted tabular">
                {task.completed && task.completedBy && <span>{t('by {name}', { name: task.completedBy })}</span>}
                {task.assignedTo === 'client' && !task.completed && <Badge tone="blue">{t('For you')}</Badge>}
                {when !== '' && !task.completed && (
                  <span className={isOverdue(task, today) ? 'font-medium text-danger-ink' : undefined}>
                    {isOverdue(task, today) ? t('Overdue · {due}', { due: when }) : when}
                  </span>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
