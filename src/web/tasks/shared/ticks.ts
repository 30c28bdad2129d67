import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import type { Task } from '#contract/tasks.ts'
import { cache, refetchAbout } from '#web/api.ts'
import { call } from '#web/call.ts'
import { changesUnderWay } from '#web/changes-under-way.ts'
import { latestOnly } from '#web/latest-only.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

const ticks = changesUnderWay<boolean>()

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
  try {
    await ticks.during(id, completed, () => senderOf(id)(completed))
    void refetchAbout(contract.tasks.update.about)
  } catch (error) {
    toastFailure(error, 'Error', 'Failed to update task. Please try again.')
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
  const underWay = ticks.useAll()
  return useMemo(
    () =>
      tasks &&
      (underWay.size === 0
        ? tasks
        : tasks.map((task) => {
            const completed = underWay.get(task.id) ?? task.completed
            return completed === task.completed ? task : { ...task, completed }
          })),
    [tasks, underWay],
  )
}
