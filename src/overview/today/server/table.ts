import { studioTable } from '#studio/studios/server/table.ts'
import { weddingTable } from '#weddings/clients/server/table.ts'
import { setNow } from '#platform/server/db/columns.ts'
import { index, integer, text, unique } from '#platform/server/db/drizzle.ts'

/** What a line of Today can be about: one essential of a wedding is hidden without the others. */
export type SnoozedSubject =
  | 'event'
  | 'task'
  | 'invoice'
  | 'draft'
  | 'message'
  | 'moved'
  | 'venue'
  | 'vendors'
  | 'schedule'
  | 'invite'
  | 'portal'
  | 'answers'
  | 'meals'
  | 'addresses'

/** Lines of Today that the planner hides until a day. */
export const todaySnoozes = studioTable(
  'today_snoozes',
  {
    subject: text().$type<SnoozedSubject>().notNull(),
    /** The id of the event, task, invoice or couple. */
    subjectId: integer().notNull(),
    /** The day on which the line comes back. */
    until: text().notNull(),
  },
  (t) => [unique('today_snoozes_once').on(t.plannerId, t.subject, t.subjectId)],
)

/** When the couple was last mailed about an overdue task. */
export const taskNudges = weddingTable('task_nudges', { taskId: integer().notNull(), sentAt: setNow() }, (t) => [
  unique('task_nudges_once').on(t.plannerId, t.taskId),
  index('task_nudges_by_sent').on(t.sentAt),
])
