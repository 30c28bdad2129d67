import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { localPlanner } from '#platform/web/session/session.ts'

type Shown = { assignedTo?: string | null | undefined; visibleToCouple?: boolean | undefined }

const isPrivateByDefault = () => localPlanner()?.tasksArePrivate ?? false

/**
 * Until it is said, a new task is shown to its couple if it is assigned to it, or if the studio's tasks are not private.
 * A stored one stays as it is unless it is now assigned to the couple.
 */
export function isShownToCouple(
  { assignedTo, visibleToCouple }: Shown,
  stored?: Pick<Task, 'assignedTo' | 'visibleToCouple'>,
  arePrivate = isPrivateByDefault(),
): boolean {
  const nowAssigned = assignedTo === 'client' && stored?.assignedTo !== 'client'
  return visibleToCouple ?? (nowAssigned || (stored?.visibleToCouple ?? !arePrivate))
}
