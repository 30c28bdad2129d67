import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, nothing, optionalDate, optionalParagraph, optionalText, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { page } from '#contract/paging.ts'

export const taskPriorities = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof taskPriorities)[number]

/** Assignees that forms offer; other names are kept as they are. */
export const taskAssignees = ['planner', 'client'] as const

/** List filters; a task is in progress as soon as its assignee is not the planner. */
export const taskListStatuses = ['all', 'pending', 'not-started', 'in-progress', 'completed'] as const
export type TaskListStatus = (typeof taskListStatuses)[number]

const coupleView = {
  id,
  clientId: z.nullable(id),
  title: z.string(),
  description: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  completed: z.boolean(),
  completedAt: z.nullable(instant),
  /** Which of the couple's people completed it; null for the planner. */
  completedBy: z.nullable(z.string()),
  assignedTo: z.string(),
  priority: z.enum(taskPriorities),
}
export const coupleTask = z.object(coupleView)

/** A task without a client is internal: no couple ever sees it, whatever `visibleToCouple` says. */
export const task = z.object({
  ...coupleView,
  clientName: z.nullable(z.string()),
  visibleToCouple: z.boolean(),
  createdAt: instant,
})
export type Task = z.output<typeof task>

/** A number, or its text from a select; '' and null both mean none. */
const clientOrNone = z.optional(
  z.nullable(
    z.pipe(
      z.union([id, z.string().check(z.trim(), z.regex(/^(|[1-9]\d{0,8})$/, 'Please choose one of your clients.'))]),
      z.transform((given: number | string) => (given === '' ? null : Number(given))),
    ),
  ),
)

const optionalFields = {
  description: optionalParagraph(limits.page),
  dueDate: optionalDate,
  clientId: clientOrNone,
  assignedTo: optionalText(100),
  priority: z.optional(z.enum(taskPriorities, 'Please choose one of the priorities.')),
  completed: z.optional(z.boolean()),
  /** If a new task does not say it, only a task assigned to the couple is visible to it. */
  visibleToCouple: z.optional(z.boolean()),
}
const title = requiredText('Task title is required')

export const newTask = z.object({ title, ...optionalFields })
export const taskChange = z.object({ title: z.optional(title), ...optionalFields })

export const list = endpoint('GET /api/tasks', {
  summary: 'All tasks of the studio by due date, the internal ones too; page by page the newest first',
  about: ['tasks', 'clients'],
  for: {
    planner: {
      query: z.extend(page, {
        status: z.optional(z.union([z.literal(''), z.enum(taskListStatuses)])),
        clientId: z.optional(z.union([z.literal(''), z.pipe(z.coerce.number<string | number>(), id)])),
      }),
      returns: z.array(task),
    },
  },
})

export const ofClient = endpoint('GET /api/clients/{id}/tasks', {
  summary: 'The tasks of one wedding by due date; a couple has only those that are visible to it',
  about: ['tasks', 'clients'],
  feature: 'tasks',
  for: { planner: { returns: z.array(task) }, couple: { returns: z.array(coupleTask) } },
})

export const create = endpoint('POST /api/tasks', {
  summary: 'Adds a task; without a client it is internal, and unless it is assigned to the couple it is private',
  about: ['tasks'],
  for: { planner: { body: newTask, returns: task } },
})

export const read = endpoint('GET /api/tasks/{id}', {
  summary: 'One task',
  about: ['tasks', 'clients'],
  for: { planner: { returns: task } },
})

export const update = endpoint('PATCH /api/tasks/{id}', {
  summary: 'Changes the given fields of a task; a couple ticks and unticks those of its own wedding',
  about: ['tasks'],
  feature: 'tasks',
  for: {
    planner: { body: taskChange, returns: task },
    couple: { body: z.object({ completed: z.boolean() }), returns: coupleTask },
  },
})

export const remove = endpoint('DELETE /api/tasks/{id}', {
  summary: 'Deletes a task',
  about: ['tasks'],
  for: { planner: { returns: nothing } },
})
