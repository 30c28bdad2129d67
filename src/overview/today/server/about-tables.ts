import { subjectTables } from '#overview/today/server/snooze-queries.ts'
import { about } from '#platform/server/db/about.ts'
import { todaySnoozes, taskNudges } from '#overview/today/server/table.ts'

export const tables = [
  about(todaySnoozes, {
    announced: { topic: 'today' },
    exported: { inWedding: 'none', form: null, references: { subject_id: { by: 'subject', tables: subjectTables } } },
  }),
  about(taskNudges, {
    announced: { topic: 'today' },
    exported: { inWedding: 'own', form: null, references: { task_id: 'tasks' } },
  }),
]
