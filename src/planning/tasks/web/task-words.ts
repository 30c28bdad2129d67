import { t } from '#platform/web/locale/t.ts'
import type { TaskForm } from '#planning/tasks/web/task-form.ts'
import { assigneeInWords } from '#planning/tasks/web/assignee.ts'
import { priorityLooks } from '#planning/tasks/web/public/task-status.ts'
import { fromWeddingInWords } from '#platform/contract/offset.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'

type Values = TaskForm['values']

/** The fields of the form, as it calls them. */
export const fieldNames = {
  title: 'Title',
  description: 'Description',
  completed: 'Completed',
  priority: 'Priority',
  dueDate: 'Due Date',
  clientId: 'Client',
  assignedTo: 'Assigned To',
  memberId: 'Assigned To',
  phase: 'Phase',
  steps: 'Steps',
  repeat: 'Repeat',
  offset: 'Follows the wedding',
  visibleToCouple: 'Private to the studio',
} satisfies Record<keyof Values, string>

/** What is in the form, as a person reads it. */
export const inWords = (
  values: Values,
  isShown: boolean,
  couples: readonly { id: number; name: string }[] = [],
): Record<keyof typeof fieldNames, string> => {
  const { priority, dueDate, clientId, steps = [], offset } = values
  const assignee = assigneeInWords({ assignedTo: values.assignedTo ?? '', memberId: values.memberId ?? null })
  return {
    title: values.title,
    description: values.description ?? '',
    completed: values.completed ? 'on' : '',
    priority: priority ? priorityLooks[priority].label : '',
    dueDate: dueDate ? formatDate(dueDate) : '',
    clientId: couples.find(({ id }) => id === Number(clientId))?.name ?? '',
    assignedTo: assignee,
    memberId: assignee,
    phase: values.phase ?? '',
    steps: steps.map((step) => step.title).join(', '),
    repeat: values.repeat ?? '',
    offset: offset ? fromWeddingInWords(offset, t) : '',
    visibleToCouple: isShown ? 'off' : 'on',
  }
}
