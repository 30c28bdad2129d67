import type { Task } from '#contract/tasks.ts'
import type { Group } from '#web/tasks/task-list.ts'
import { TaskRow } from '#web/tasks/TaskRow.tsx'
import { ClientLink } from '#web/ClientLink.tsx'

type Props = { group: Group; shown: readonly Task[]; onOpen: (id: number) => void }

export function TaskGroup({ group: { clientId, name, tasks }, shown, onOpen }: Props) {
  const open = tasks.filter(({ completed }) => !completed).length
  return (
    <section className="rounded-md border border-line bg-card px-3 pt-5 pb-2 shadow-card sm:px-4">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-2">
        <h2 className="min-w-0 font-display text-xl leading-snug [overflow-wrap:anywhere]">
          {clientId === null ? (
            name
          ) : (
            <ClientLink id={clientId} className="hover:underline hover:underline-offset-4">
              {name}
            </ClientLink>
          )}
        </h2>
        <p className="text-sm text-muted tabular">
          {open === 0 ? 'All done' : `${open} open`}
          {open < tasks.length && ` · ${tasks.length - open} completed`}
        </p>
      </header>
      <ul>
        {shown.map((task) => (
          <TaskRow key={task.id} task={task} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}
