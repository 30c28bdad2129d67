import type { PointerEvent } from 'react'
import type { Task } from '#planning/tasks/contract/endpoints.ts'

/** What a row of the task list offers apart from ticking. Its identity does not change, so that rows stay memoized. */
export type RowActions = {
  edit: (id: number) => void
  choose: (id: number) => void
  /** Moves the task to another group. */
  move: (task: Task, groupKey: string) => void
  startDrag: (event: PointerEvent<HTMLElement>, task: Task) => void
}
