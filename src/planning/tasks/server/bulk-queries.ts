import type { Offset } from '#platform/contract/offset.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, inArray, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { given } from '#platform/server/db/statement.ts'
import type { Task } from '#planning/tasks/contract/endpoints.ts'
import type { TaskValues } from '#planning/tasks/server/public.ts'
import { withMoment } from '#planning/tasks/server/queries.ts'
import { tasks } from '#planning/tasks/server/table.ts'

export type ChosenTask = {
  id: number
  clientId: number | null
  assignedTo: string
  memberId: number | null
  title: string
  dueDate: string | null
  clientName: string | null
  offset: Offset | null
  weddingDate: string | null
}

/** The tasks with these ids, locked in the order of their ids, so that two calls never wait for each other. */
export const lockTasks = (tx: Tx, ids: number[]): Promise<ChosenTask[]> =>
  tx
    .select({
      id: tasks.id,
      clientId: tasks.clientId,
      assignedTo: tasks.assignedTo,
      memberId: tasks.memberId,
      title: tasks.title,
      dueDate: tasks.dueDate,
      clientName: sql<string | null>`${clientName}`,
      offset: tasks.offset,
      weddingDate: clients.weddingDate,
    })
    .from(tasks)
    .leftJoin(clients, ofItsCouple(tasks))
    .where(inArray(tasks.id, ids))
    .orderBy(tasks.id)
    .for('update', { of: tasks })

export async function changeTasks(tx: Tx, ids: number[], change: TaskValues): Promise<void> {
  const values = given(change)
  if (Object.keys(values).length > 0) await tx.update(tasks).set(withMoment(values)).where(inArray(tasks.id, ids))
}

export async function deleteTasks(tx: Tx, ids: number[]): Promise<void> {
  await tx.delete(tasks).where(inArray(tasks.id, ids))
}

/** Shows those of weddings to their couples or makes them private, and returns them. */
export const setVisibility = (tx: Tx, ids: number[], visibleToCouple: boolean): Promise<Pick<Task, ToldFields>[]> =>
  tx
    .update(tasks)
    .set({ visibleToCouple })
    .where(and(inArray(tasks.id, ids), isNotNull(tasks.clientId)))
    .returning({
      id: tasks.id,
      clientId: tasks.clientId,
      title: tasks.title,
      dueDate: tasks.dueDate,
      completed: tasks.completed,
      visibleToCouple: tasks.visibleToCouple,
    })

type ToldFields = 'id' | 'clientId' | 'title' | 'dueDate' | 'completed' | 'visibleToCouple'
