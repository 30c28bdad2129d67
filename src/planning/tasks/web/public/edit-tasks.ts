import { board, list, ofClient } from '#planning/tasks/contract/calls.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import type { Cached } from '#platform/web/calls/pending-edits.ts'

/** Edits the tasks of every cached answer that has several. */
export function editTasks(cached: Cached, edit: (tasks: Task[]) => Task[]): void {
  const edited = edit as <Tasks>(tasks: Tasks) => Tasks
  cached.edit(list, edited)
  cached.edit(ofClient, edited)
  cached.edit(board, (answer) => ({ ...answer, tasks: edited(answer.tasks) }))
}
