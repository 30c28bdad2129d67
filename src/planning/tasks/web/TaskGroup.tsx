import ChevronDown from 'lucide-react/icons/chevron-down'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'
import AddLine from '#planning/tasks/web/AddLine.tsx'
import type { RowActions } from '#planning/tasks/web/row-actions.ts'
import type { MoveTarget } from '#planning/tasks/web/RowMenu.tsx'
import { isFoldable, type ShownGroup } from '#planning/tasks/web/task-groups.ts'
import { TaskRow } from '#planning/tasks/web/TaskRow.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  group: ShownGroup
  /** On the page of a couple. */
  weddingId: number | undefined
  onOpen: (id: number) => void
  actions: RowActions
  targets: readonly MoveTarget[]
  /** Undefined while no tasks are being chosen. */
  chosen: ReadonlySet<number> | undefined
  onFold: (key: string) => void
}

export function TaskGroup({ group, weddingId, onOpen, actions, targets, chosen, onFold }: Props) {
  const { key, clientId, name, places, open: openTasks, done, more, shown, folded } = group
  const all = [...openTasks, ...done]
  const open = all.filter(({ completed }) => !completed).length + more.open
  const completed = all.length + more.open + more.completed - open
  const Heading = weddingId === undefined ? 'h2' : 'h3'
  const others = targets.filter((target) => target.key !== key)
  return (
    <section
      data-group={key}
      data-open={places && ''}
      className="rounded-md border border-line bg-card px-3 pt-2.5 pb-1.5 lift-card data-drop:border-accent data-drop:bg-accent-soft sm:px-4"
    >
      <header className="mb-0.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-2">
        <Heading className="min-w-0 font-display text-xl leading-snug wrap-anywhere">
          {clientId ? (
            <ClientLink id={clientId} className="hover:underline hover:underline-offset-4">
              {name}
            </ClientLink>
          ) : (
            name
          )}
        </Heading>
        {open + completed > 0 && (
          <p className="text-sm text-muted tabular">
            {open === 0 ? 'All done' : `${open} open`}
            {completed > 0 && ` · ${completed} completed`}
          </p>
        )}
      </header>
      <ul>
        {shown.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            onOpen={onOpen}
            actions={actions}
            targets={others}
            chosen={chosen?.has(task.id)}
            namesCouple={clientId === undefined && weddingId === undefined}
          />
        ))}
      </ul>
      {isFoldable(group) && (
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => onFold(key)}
          data-print="hidden"
          className="flex min-h-10 items-center gap-2 rounded-sm px-2 text-sm text-muted touchable hover:text-ink"
        >
          <ChevronDown aria-hidden className={joined('size-4', !folded && 'rotate-180')} />
          {folded ? `Show ${done.length + more.completed} completed` : 'Hide completed'}
        </button>
      )}
      {places && (
        <AddLine groupName={name} places={weddingId === undefined ? places : { ...places, clientId: weddingId }} />
      )}
    </section>
  )
}
