import type { Repeat, Task, TaskPriority } from '#planning/tasks/contract/endpoints.ts'
import type { StepValue } from '#planning/tasks/web/StepFields.tsx'
import type { Offset } from '#platform/contract/offset.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

const rules = () => import('#planning/tasks/contract/endpoints.ts').then(({ newTask }) => newTask)

type TaskFormValues = {
  title: string
  description: string
  completed: boolean
  priority: TaskPriority
  dueDate: string
  clientId: string
  assignedTo: string
  memberId: number | null
  phase: string
  steps: StepValue[]
  repeat: Repeat | ''
  /** From the wedding's date, in place of a due date. */
  offset: Offset | null
  /** Undefined until it is touched; `isShownToCouple` has what is shown and sent until then. */
  visibleToCouple?: boolean | undefined
}

/** A new task is due today and assigned to the planner; on a couple's page the couple is preselected. */
export const newTaskValues = (clientId?: number): TaskFormValues => ({
  title: '',
  description: '',
  completed: false,
  priority: 'medium',
  dueDate: dayHere(),
  clientId: clientId === undefined ? '' : String(clientId),
  assignedTo: 'planner',
  memberId: null,
  phase: '',
  steps: [],
  repeat: '',
  offset: null,
})

/** Each couple's page has its own draft, separate from the general one. */
export const newTaskDraft = (clientId?: number) => `new-task-${clientId ?? ''}`

export const valuesOf = (task: Task): TaskFormValues => ({
  title: task.title,
  description: task.description ?? '',
  completed: task.completed,
  priority: task.priority,
  dueDate: task.dueDate ?? '',
  clientId: task.clientId === null ? '' : String(task.clientId),
  assignedTo: task.assignedTo,
  memberId: task.memberId,
  phase: task.phase ?? '',
  // Without their ticks, which others may change in the meantime.
  steps: task.steps.map(({ id, title }) => ({ id, title })),
  repeat: task.repeat ?? '',
  offset: task.offset,
  visibleToCouple: task.visibleToCouple,
})

/** Where a form begins: whether the couple sees the task follows its assignee until it is touched. */
export const untouched = (values: TaskFormValues): TaskFormValues => ({ ...values, visibleToCouple: undefined })

export const useTaskForm = (start: TaskFormValues, draftName: string) => useZodForm(rules, start, formDraft(draftName))
export type TaskForm = ReturnType<typeof useTaskForm>
