import { about } from '#platform/server/db/about.ts'
import { notifications } from '#talk/notifications/server/table.ts'

export const tables = [
  about(notifications, {
    announced: { topic: 'notifications' },
    exported: {
      inWedding: 'none',
      form: null,
      references: {
        related_id: { by: 'related_type', tables: { message: 'clients' } },
        once_key: { inKeyOf: ['event', 'task', 'payment'] },
        covers: { inKeyOf: ['event', 'task', 'payment'] },
      },
      // What waits to be mailed counts as mailed: nobody has confirmed the addresses of an export.
      reset: (row) => ({ mailed_at: row['mailed_at'] ?? new Date().toISOString() }),
    },
  }),
]
