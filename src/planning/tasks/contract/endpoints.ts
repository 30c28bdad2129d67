import * as z from 'zod/mini'
import * as calls from '#planning/tasks/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  id,
  instant,
  madeFile,
  nothing,
  offset,
  optionalDate,
  optionalParagraph,
  optionalText,
  requiredText,
  viewersDay,
} from '#platform/contract/fields.ts'
import { limits } from '#platform/contract/limits.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { page, sought } from '#platform/contract/paging.ts'

export const taskPriorities = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof taskPriorities)[number]

/** Assignees that forms offer; other names are kept as they are. */
export const taskAssignees = ['planner', 'client'] as const

/** List filters; a task is in progress as soon as its assignee is not the planner. */
export const taskListStatuses = ['all', 'pending', 'not-started', 'in-progress', 'completed'] as const
export type TaskListStatus = (typeof taskListStatuses)[number]

/** A line of the checklist inside a task. */
export const step = z.object({ id, title: z.string(), done: z.boolean() })
export type Step = z.output<typeof step>

export const taskRepeats = ['weekly', 'monthly'] as const
export type Repeat = (typeof taskRepeats)[number]

const coupleView = {
  id,
  clientId: z.nullable(id),
  title: z.string(),
  description: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  /** From the wedding's date; null for a date that does not follow it. */
  offset: z.nullable(offset),
  completed: z.boolean(),
  completedAt: z.nullable(instant),
  /** Which of the couple's people completed it; null for the planner. */
  completedBy: z.nullable(z.string()),
  assignedTo: z.string(),
  priority: z.enum(taskPriorities),
  /** The heading under which lists show it. */
  phase: z.nullable(z.string()),
  steps: z.array(step),
}
export const coupleTask = z.object(coupleView)

/** A couple sees the tasks of its wedding that are not private; one without a client is internal, and no couple ever sees it, whatever `visibleToCouple` says. */
export const task = z.object({
  ...coupleView,
  clientName: z.nullable(z.string()),
  /** The member of the studio that has it, whose name is in `assignedTo`. */
  memberId: z.nullable(id),
  visibleToCouple: z.boolean(),
  repeat: z.nullable(z.enum(taskRepeats)),
  createdAt: instant,
})
export type Task = z.output<typeof task>

/** A number, or its text from a form; '' and null both mean none. */
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
  /** Assigns it to a member of the studio, whatever `assignedTo` says. */
  memberId: z.optional(z.nullable(id)),
  priority: z.optional(z.enum(taskPriorities, 'Please choose one of the priorities.')),
  completed: z.optional(z.boolean()),
  /** A task that is not visible is private to the studio. A new one that does not say it follows the studio's default. */
  visibleToCouple: z.optional(z.boolean()),
  phase: optionalText(100),
  /** All steps in their order; known ids keep their ticks unless `done` says otherwise. */
  steps: z.optional(
    z
      .array(
        z.object({ id: z.optional(id), title: requiredText('A step needs a title'), done: z.optional(z.boolean()) }),
      )
      .check(z.maxLength(50, 'A task has at most 50 steps.')),
  ),
  /** Ties the due date to the wedding's; null unties it. A due date given with it is ignored. */
  offset: z.optional(z.nullable(offset)),
  /** Only for internal tasks. */
  repeat: z.optional(
    z.nullable(
      z.pipe(
        z.union([z.literal(''), z.enum(taskRepeats)], 'Please choose weekly or monthly.'),
        z.transform((given: '' | Repeat) => given || null),
      ),
    ),
  ),
}
const title = requiredText('Task title is required')

export const newTask = z.object({ title, ...optionalFields })
const changedFields = { title: z.optional(title), ...optionalFields }
export const taskChange = z.object({ ...changedFields, previous: previousOf(changedFields) })
export type TaskChange = z.output<typeof taskChange>

export const list = endpoint(calls.list, {
  summary: 'All tasks of the studio by due date, the internal ones too; page by page the newest first',
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

export const taskGroupings = ['date', 'phase'] as const

const ownId = /^[1-9]\d{0,8}$/
const oneOf = (...words: string[]) =>
  z.optional(z.string().check(z.refine((given) => words.includes(given) || ownId.test(given), 'Unknown filter.')))

const boardQuery = z.extend(z.extend(viewersDay, sought.shape), {
  /** By couple without it. */
  group: z.optional(z.enum(taskGroupings)),
  status: z.optional(z.enum([...taskListStatuses, 'overdue'])),
  priority: z.optional(z.enum(taskPriorities)),
  assignee: oneOf('mine', 'client'),
  client: oneOf('internal'),
  /** The keys of groups whose completed tasks are wanted, one on each line. */
  unfolded: z.optional(z.string().check(z.maxLength(limits.page))),
  /** What was completed later keeps its place among the open tasks. */
  since: z.optional(z.iso.datetime()),
})
export type BoardQuery = z.output<typeof boardQuery>

const count = z.number()
export const boardGroup = z.object({
  key: z.string(),
  clientId: z.nullable(id),
  clientName: z.nullable(z.string()),
  phase: z.nullable(z.string()),
  open: count,
  completed: count,
})
export type BoardGroup = z.output<typeof boardGroup>

const taskBoard = z.object({
  /** When it was read. */
  at: instant,
  /** The first rows in the order of the groups, open ones first, without completed ones that are folded. */
  tasks: z.array(task),
  /** All groups in their order, and how many of the tasks that match are not in `tasks`. */
  groups: z.array(boardGroup),
  /** How many of all tasks, whether they match or not, are not in `tasks`. */
  others: z.object({ pending: count, completed: count, overdue: count }),
})
export type Board = z.output<typeof taskBoard>

export const board = endpoint(calls.board, {
  summary: 'The first tasks of the studio in groups by couple, date or phase, and the counts of all that match',
  for: { planner: { query: boardQuery, returns: taskBoard } },
})

export const ofClient = endpoint(calls.ofClient, {
  summary: 'The tasks of one wedding by due date; a couple has only those that are visible to it',
  feature: 'tasks',
  for: { planner: { returns: z.array(task) }, couple: { returns: z.array(coupleTask) } },
})

export const create = endpoint(calls.create, {
  summary:
    'Adds a task; without a client it is internal, and one that does not say whether the couple sees it follows the default of the studio',
  for: { planner: { body: newTask, returns: task } },
})

export const read = endpoint(calls.read, {
  summary: 'One task',
  for: { planner: { returns: task } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a task; a couple ticks and unticks those of its own wedding',
  feature: 'tasks',
  for: {
    planner: { body: taskChange, returns: task },
    couple: { body: z.object({ completed: z.boolean() }), returns: coupleTask },
  },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a task',
  for: { planner: { returns: nothing } },
})

export const tickStep = endpoint(calls.tickStep, {
  summary: 'Ticks or unticks one step of a task; a couple those of the tasks that it sees',
  feature: 'tasks',
  for: {
    planner: { body: z.object({ done: z.boolean() }), returns: task },
    couple: { body: z.object({ done: z.boolean() }), returns: coupleTask },
  },
})

/** How many tasks one call changes at most. */
export const mostInBulk = 500

const { dueDate, assignedTo, memberId, priority, completed, phase, visibleToCouple } = optionalFields
const bulkChange = z.object({
  dueDate,
  /** Moves each due date by this many days; tasks without one stay as they are. */
  shiftDays: z.optional(z.int().check(z.minimum(-366), z.maximum(366))),
  assignedTo,
  memberId,
  priority,
  completed,
  phase,
  /** Internal tasks stay as they are. */
  visibleToCouple,
})
export type BulkChange = z.output<typeof bulkChange>

export const bulk = endpoint(calls.bulk, {
  summary: 'Changes or deletes several tasks at once, all of them or none; the batch can be undone as one',
  status: 200,
  for: {
    planner: {
      body: z
        .object({
          ids: z.array(id).check(z.minLength(1), z.maxLength(mostInBulk, `At most ${mostInBulk} tasks at once.`)),
          change: z.optional(bulkChange),
          delete: z.optional(z.boolean()),
        })
        .check(
          z.refine(
            ({ change, delete: deletes }) =>
              deletes ? change === undefined : Object.values(change ?? {}).some((value) => value !== undefined),
            'Please enter a change, or say that the tasks are to be deleted.',
          ),
          z.refine(({ change }) => change?.dueDate === undefined || change.shiftDays === undefined, {
            error: 'Please enter either a date or a number of days.',
            path: ['change', 'shiftDays'],
          }),
        ),
      returns: z.object({ batch: id, count: z.number() }),
    },
  },
})

export const pdf = endpoint(calls.pdf, {
  summary: 'The tasks of a wedding by phase on paper: all of them, or those that its couple sees',
  for: { planner: { query: z.object({ for: z.optional(z.enum(['studio', 'couple'])) }), returns: madeFile } },
})
