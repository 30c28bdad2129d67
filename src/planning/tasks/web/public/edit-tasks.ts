import { board, list, ofClient } from '#contract/calls/tasks.ts'
import type { Task } from '#contract/tasks.ts'
import type { Cached } from '#web/calls/pending-edits.ts'

/** Edits the tasks of every cached answer that has several. */
export function editTasks(cached: Cached, edit: (tasks: Task[]) => Task[]): void {
  const edited = edit as <Tasks>(tasks: Tasks) => Tasks
  cached.edit(list, edited)
  cached.edit(ofClient, edited)
  cached.edit(board, (answer) => ({ ...answer, tasks: edited(answer.tasks) }))
}
