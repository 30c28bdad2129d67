import { addDays } from '#platform/contract/calendar-date.ts'
import * as historyCalls from '#weddings/history/contract/calls.ts'
import { bulk } from '#planning/tasks/contract/calls.ts'
import type { BulkChange, Task } from '#planning/tasks/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import type { Cached } from '#platform/web/calls/pending-edits.ts'
import { editTasks } from '#planning/tasks/web/public/edit-tasks.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const failure = 'Failed to update task. Please try again.'

/** What a task shows as soon as it is changed. */
const shownOf =
  ({ shiftDays, ...others }: BulkChange) =>
  ({ dueDate }: Pick<Task, 'dueDate'>) => ({
    ...others,
    ...(others.dueDate === '' && { dueDate: null }),
    ...(shiftDays !== undefined && dueDate && { dueDate: addDays(dueDate, shiftDays) }),
  })

async function inBulk(ids: readonly number[], what: { change: BulkChange } | { delete: true }, done: string) {
  const chosen = new Set(ids)
  const shown = 'change' in what ? shownOf(what.change) : undefined
  const edited = (tasks: Task[]) =>
    shown
      ? (tasks.map((task) => (chosen.has(task.id) ? { ...task, ...shown(task) } : task)) as Task[])
      : tasks.filter(({ id }) => !chosen.has(id))
  const meanwhile = (cached: Cached) => editTasks(cached, edited)
  try {
    const { batch, count } = await change(bulk, { body: { ids: [...ids], ...what } }, { meanwhile, failure })
    const undo = () =>
      void change(
        historyCalls.undo,
        { params: { batch } },
        { failure: 'Failed to undo that. Please try again.' },
      ).catch(() => {})
    const said = count === 1 ? { title: `Task ${done}` } : { title: `Tasks ${done}`, text: `${count} tasks at once.` }
    toast({ ...said, action: { label: 'Undo', onSelect: undo } })
    return true
  } catch {
    return false
  }
}

/** Resolves to whether all of them were changed. */
export const changeTasks = (ids: readonly number[], to: BulkChange) => inBulk(ids, { change: to }, 'updated')
export const deleteTasks = (ids: readonly number[]) => inBulk(ids, { delete: true }, 'deleted')
