import type { ReactNode } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { DueDate } from '#planning/tasks/web/DueDate.tsx'
import { assigneeInWords } from '#planning/tasks/web/assignee.ts'
import { isPrivate, priorityLooks, statusLooks, statusOf } from '#planning/tasks/web/public/task-status.ts'
import { StepList } from '#planning/tasks/web/public/StepList.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

/** All details of a task, in its dialog or on its page. */
export function TaskFacts({ task }: { task: Task }) {
  const { description, dueDate, clientId, clientName, priority, completedAt, completedBy } = task
  const status = statusLooks[statusOf(task)]
  return (
    <>
      <p className={description ? 'mb-5 whitespace-pre-wrap wrap-anywhere' : 'mb-5 text-muted'}>
        {description || 'No description.'}
      </p>
      {task.steps.length > 0 && (
        <div className="mb-5">
          <StepList taskId={task.id} steps={task.steps} />
        </div>
      )}
      <dl className="grid gap-x-6 gap-y-4 text-[0.9375rem] sm:grid-cols-2">
        <Fact name="Status">
          <Badge tone={status.tone}>{status.label}</Badge>
        </Fact>
        <Fact name="Priority">
          <Badge tone={priorityLooks[priority].tone}>{priorityLooks[priority].label}</Badge>
        </Fact>
        <Fact name="Due Date">{dueDate || task.offset ? <DueDate task={task} /> : 'None'}</Fact>
        {task.phase && <Fact name="Phase">{task.phase}</Fact>}
        {task.repeat && <Fact name="Repeats">{task.repeat === 'weekly' ? 'Weekly' : 'Monthly'}</Fact>}
        <Fact name="Assigned To">{assigneeInWords(task)}</Fact>
        <Fact name="Client">
          {clientId === null ? (
            'Internal task'
          ) : (
            <ClientLink id={clientId} className="underline decoration-line underline-offset-4">
              {clientName}
            </ClientLink>
          )}
        </Fact>
        {clientId !== null && (
          <Fact name="In the Portal">{isPrivate(task) ? 'Private to the studio' : 'Shown to the couple'}</Fact>
        )}
        {completedAt && (
          <Fact name="Completed On">
            {formatDate(dayHere(new Date(completedAt)))}
            {completedBy && ` by ${completedBy}`}
          </Fact>
        )}
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-[0.8125rem] text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
