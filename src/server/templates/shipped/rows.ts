import type { EventType } from '#contract/events.ts'
import type { Offset } from '#contract/offset.ts'
import type { EventRow, PaymentRow, TaskRow, TemplateOffset, TemplateRow } from '#contract/template-rows.ts'

export type ShippedTemplate = { name: string; description: string; rows: TemplateRow[] }

type Unplaced<Row> = Row extends TemplateRow ? Omit<Row, 'phase'> : never

export const months = (count: number): Offset => ({ months: count, days: 0 })
export const weeks = (count: number): Offset => ({ months: 0, days: count * 7 })
export const days = (count: number): Offset => ({ months: 0, days: count })
export const onTheDay = days(0)
/** Days after (or before) another row of the template. */
export const daysFrom = (from: string, count: number): TemplateOffset => ({ months: 0, days: count, from })

type TaskDetails = Partial<Pick<TaskRow, 'description' | 'priority' | 'steps' | 'visibleToCouple'>>

const task = (
  assignedTo: TaskRow['assignedTo'],
  [key, title, offset, details = {}]: [string, string, TemplateOffset, TaskDetails?],
): Unplaced<TaskRow> => ({
  kind: 'task',
  key,
  title,
  description: null,
  offset,
  priority: 'medium',
  assignedTo,
  visibleToCouple: assignedTo === 'client',
  steps: [],
  ...details,
})

/** A task of the planner, which the couple does not see unless the details say so. */
export const planner = (...given: [string, string, TemplateOffset, TaskDetails?]) => task('planner', given)
/** A task of the couple. */
export const couple = (...given: [string, string, TemplateOffset, TaskDetails?]) => task('client', given)

export const event = (
  key: string,
  title: string,
  type: EventType,
  offset: TemplateOffset,
  details: Partial<Pick<EventRow, 'description' | 'time' | 'minutes'>> = {},
): Unplaced<EventRow> => ({
  kind: 'event',
  key,
  title,
  description: null,
  offset,
  type,
  time: null,
  minutes: null,
  ...details,
})

export const payment = (key: string, title: string, share: string, offset: TemplateOffset): Unplaced<PaymentRow> => ({
  kind: 'payment',
  key,
  title,
  description: null,
  offset,
  share,
})

export const inPhase = (phase: string, rows: readonly Unplaced<TemplateRow>[]): TemplateRow[] =>
  rows.map((row) => ({ ...row, phase }))
