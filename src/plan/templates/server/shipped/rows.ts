import type { EventType } from '#planning/events/contract/endpoints.ts'
import type { Offset } from '#platform/contract/offset.ts'
import type {
  EventRow,
  PaymentRow,
  TaskRow,
  TemplateOffset,
  TemplateRow,
} from '#plan/templates/contract/template-rows.ts'

export type ShippedTemplate = { name: string; description: string; rows: TemplateRow[] }

type Unplaced<Row> = Row extends TemplateRow ? Omit<Row, 'phase'> : never

export const months = (count: number): Offset => ({ months: count, days: 0 })
export const weeks = (count: number): Offset => ({ months: 0, days: count * 7 })
export const days = (count: number): Offset => ({ months: 0, days: count })
export const onTheDay = days(0)
/** Days after (or before) another row of the template. */
export const daysFrom = (from: string, count: number): TemplateOffset => ({ months: 0, days: count, from })

type TaskDetails = Partial<Pick<TaskRow, 'description' | 'priority' | 'steps'>>
type GivenTask = [key: string, title: string, offset: TemplateOffset, details?: TaskDetails]

const task = (assignedTo: TaskRow['assignedTo'], [key, title, offset, details = {}]: GivenTask): Unplaced<TaskRow> => ({
  kind: 'task',
  key,
  title,
  description: null,
  offset,
  priority: 'medium',
  assignedTo,
  visibleToCouple: true,
  steps: [],
  ...details,
})

/** A task of the planner, which the couple sees. */
export const planner = (...given: GivenTask) => task('planner', given)
/** A task of the planner that is private to the studio. */
export const studio = (...given: GivenTask) => ({ ...task('planner', given), visibleToCouple: false })
/** A task of the couple. */
export const couple = (...given: GivenTask) => task('client', given)

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
