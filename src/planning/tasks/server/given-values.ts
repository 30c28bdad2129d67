import type { Step, Task, TaskChange } from '#planning/tasks/contract/endpoints.ts'
import { listColleagues } from '#studio/members/server/public.ts'
import { followedDate } from '#weddings/clients/server/public/followed-date.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import type { TaskValues } from '#planning/tasks/server/public.ts'

/** Whether these fields depend on each other, on the wedding, or on the stored task. */
export const needsTask = ({ clientId, dueDate, offset, steps, repeat }: TaskChange): boolean =>
  [clientId, dueDate, offset, steps, repeat].some((value) => value !== undefined)

/**
 * The values to store for what a planner has given, for a new task or for one that exists; fields that were not given
 * stay absent.
 */
export async function valuesOf<Values extends TaskChange>(tx: Tx, given: Values, before?: Task) {
  const { steps: newSteps, ...others } = given
  const values = { ...blankToNull(others), ...(await assigned(tx, others)) }
  const clientId = values.clientId === undefined ? (before?.clientId ?? null) : values.clientId
  // A task that leaves its wedding goes back to the planner.
  const freed = values.clientId === null && values.assignedTo === undefined && before?.assignedTo === 'client'
  const repeat = values.repeat === undefined ? before?.repeat : values.repeat
  if (repeat && clientId !== null) refuseField('repeat', 'Only internal tasks can repeat.')
  const steps: Pick<TaskValues, 'steps'> = newSteps ? { steps: stepsOf(newSteps, before?.steps ?? []) } : {}
  return {
    ...values,
    ...(freed && { assignedTo: 'planner' }),
    ...(await followed(tx, values, clientId, before)),
    ...steps,
  }
}

/** Who has the task: a member is stored with its name, so that lists need not look it up; an empty assignee means the planner. */
export async function assigned(tx: Tx, { memberId, assignedTo }: Pick<TaskChange, 'memberId' | 'assignedTo'>) {
  if (memberId) {
    const member = (await listColleagues(tx)).find(({ id }) => id === memberId)
    return { memberId, assignedTo: member?.name ?? refuseField('memberId', 'Please choose one of the members.') }
  }
  if (memberId === undefined && assignedTo === undefined) return {}
  return { memberId: null, assignedTo: assignedTo || 'planner' }
}

/** The due date of a task that is tied to the wedding's date, and the offset of one that was moved by hand. */
async function followed(
  tx: Tx,
  { offset, dueDate, clientId: newClient }: TaskValues,
  clientId: number | null,
  before: Task | undefined,
): Promise<Pick<TaskValues, 'dueDate' | 'offset'>> {
  const isMoved = newClient !== undefined && newClient !== before?.clientId
  const tie = offset === undefined ? (before?.offset ?? null) : offset
  if (tie === null || (offset === undefined && dueDate === undefined && !isMoved)) return {}
  if (clientId === null) {
    if (offset) refuseField('offset', 'An internal task has no wedding date to follow.')
    return { offset: null }
  }
  const { date, ...tied } = await followedDate(tx, clientId, { date: dueDate, offset }, before?.offset, isMoved)
  return date === undefined ? tied : { ...tied, dueDate: date }
}

/** Known steps keep their ids and, unless stated, their ticks. */
function stepsOf(given: NonNullable<TaskChange['steps']>, before: readonly Step[]): Step[] {
  let last = Math.max(0, ...before.map(({ id }) => id))
  const used = new Set<number>()
  return given.map(({ id, title, done }) => {
    const known = before.find((step) => step.id === id && !used.has(step.id))
    const step = { id: known?.id ?? ++last, title, done: done ?? known?.done ?? false }
    used.add(step.id)
    return step
  })
}
