import type { Task } from '#planning/tasks/contract/endpoints.ts'
import { localPlanner } from '#platform/web/session/session.ts'

type Assigned = Pick<Task, 'assignedTo' | 'memberId'>
const isForOwner = ({ assignedTo }: Assigned) => assignedTo === '' || assignedTo === 'planner'

/** Null for the owner of the studio. */
export const ownMemberId = (): number | null => localPlanner()?.memberId ?? null

/** Whether the signed-in member of the studio has it. */
export const isMine = (task: Assigned, own = ownMemberId()): boolean =>
  own === null ? isForOwner(task) : task.memberId === own

/** How the owner of the studio is called where tasks are assigned. */
export const ownerInWords = (): string => (ownMemberId() === null ? 'You' : 'The owner')

/** The assignee as text; any other name than the two constants is shown as it is. */
export function assigneeInWords(task: Assigned): string {
  if (isMine(task)) return 'You'
  if (isForOwner(task)) return ownerInWords()
  return task.assignedTo === 'client' ? 'The couple' : task.assignedTo
}

/** Says who has a task that is assigned to someone other than the planner. */
export function holderInWords(task: Assigned): string {
  if (isMine(task)) return 'With you'
  return `With ${task.assignedTo === 'client' ? 'the couple' : task.assignedTo}`
}
