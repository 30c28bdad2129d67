import type { Task } from '#contract/tasks.ts'
import type { Tx } from '#server/db/pool.ts'
import { dayInWords } from '#server/ground/words.ts'
import { tellOfAll } from '#server/letters/queries.ts'

type News = Pick<Task, 'id' | 'clientId' | 'title' | 'dueDate' | 'completed' | 'visibleToCouple'>

/** Tells couples of tasks that are theirs now. */
export const tellOfTasks = (tx: Tx, tasks: readonly News[]): Promise<void> =>
  tellOfAll(
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
              detail: dueDate ? `Due ${dayInWords(dueDate)}` : '',
            },
          ],
    ),
  )
