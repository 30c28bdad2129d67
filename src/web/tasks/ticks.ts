import { useMemo, useSyncExternalStore } from 'react'
import { contract } from '#contract/index.ts'
import type { Task } from '#contract/tasks.ts'
import { cache, refetchAbout } from '#web/api.ts'
import { call } from '#web/call.ts'
import { latestOnly } from '#web/latest-only.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

/** Ticks that the server has not confirmed yet. They lie over whatever it answers meanwhile. */
let pending: ReadonlyMap<number, boolean> = new Map()
const listeners = new Set<() => void>()

function change(edit: (ticks: Map<number, boolean>) => void): void {
  const next = new Map(pending)
  edit(next)
  pending = next
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Ticked = Pick<Task, 'id' | 'completed' | 'completedAt'>

/** Puts what the server said into every list that has the task. */
function keep({ id, completed, completedAt }: Ticked): void {
  const kept = (task: Task) => (task.id === id ? { ...task, completed, completedAt } : task)
  cache.setQueriesData<Task | Task[]>(
    { predicate: ({ queryKey }) => /^\/api\/(tasks|clients\/\d+\/tasks)\b/.test(String(queryKey[0])) },
    (known) => (Array.isArray(known) ? known.map(kept) : known && kept(known)),
  )
}

const senders = new Map<number, (completed: boolean) => Promise<void>>()

function senderOf(id: number) {
  const known = senders.get(id)
  if (known) return known
  const sender = latestOnly(async (completed: boolean) =>
    keep(await call(contract.tasks.update, { params: { id }, body: { completed } })),
  )
  senders.set(id, sender)
  return sender
}

async function send(id: number, completed: boolean): Promise<void> {
  change((ticks) => ticks.set(id, completed))
  try {
    await senderOf(id)(completed)
    void refetchAbout(contract.tasks.update.about)
  } catch (error) {
    toastFailure(error, 'Error', 'Failed to update task. Please try again.')
  } finally {
    change((ticks) => ticks.delete(id))
  }
}

/** Ticks or unticks at once, and offers to take it back. */
export function toggleTask({ id, title, completed }: Pick<Task, 'id' | 'title' | 'completed'>): void {
  void send(id, !completed)
  toast({
    title: 'Task updated',
    text: completed ? `“${title}” is open again.` : `“${title}” is complete.`,
    action: { label: 'Undo', onSelect: () => void send(id, completed) },
  })
}

/** The tasks as they are about to be, ticks on their way included. */
export function useTicked<T extends Ticked>(tasks: readonly T[] | undefined): readonly T[] | undefined {
  const ticks = useSyncExternalStore(subscribe, () => pending)
  return useMemo(
    () =>
      tasks &&
      (ticks.size === 0
        ? tasks
        : tasks.map((task) => {
            const completed = ticks.get(task.id) ?? task.completed
            return completed === task.completed ? task : { ...task, completed }
          })),
    [tasks, ticks],
  )
}
