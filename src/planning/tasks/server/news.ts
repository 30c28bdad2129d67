import type { Task } from '#planning/tasks/contract/endpoints.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { tellOfAll } from '#weddings/news/server/public/tell.ts'
import { notifyMember } from '#weddings/news/server/public/notify.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

type News = Pick<Task, 'id' | 'clientId' | 'title' | 'dueDate' | 'completed' | 'visibleToCouple'>

/** Tells couples of tasks that are theirs now. */
export async function tellOfTasks(tx: Tx, tasks: readonly News[]): Promise<void> {
  if (tasks.length === 0) return
  const locale = await findLocale(tx)
  await tellOfAll(
    tx,
    'task',
    tasks.flatMap(({ id, clientId, title, dueDate, completed, visibleToCouple }) =>
      clientId === null || completed || !visibleToCouple
        ? []
        : [
            {
              clientId,
              subjectId: id,
              title: `Task for you: ${title}`,
              detail: dueDate ? `Due ${formatDate(dueDate, locale)}` : '',
            },
          ],
    ),
  )
}

type Handed = Pick<Task, 'id' | 'title' | 'dueDate' | 'clientName'>

/** Tells a member of the studio of tasks that are its own now; several are one notification. */
export async function tellMember(tx: Tx, memberId: number | null, tasks: readonly Handed[]): Promise<void> {
  const [first] = tasks
  if (!first) return
  const of = (task: Handed) => `${task.title}${task.clientName === null ? '' : ` (${task.clientName})`}`
  const due = first.dueDate ? `, due ${formatDate(first.dueDate, await findLocale(tx))}` : ''
  const isAlone = tasks.length === 1
  await notifyMember(tx, memberId, {
    type: 'task',
    title: isAlone ? 'A task for you' : `${tasks.length} tasks for you`,
    message: isAlone ? `${of(first)}${due}.` : `${of(first)} and ${tasks.length - 1} more.`,
    relatedType: 'task',
    relatedId: first.id,
  })
}
