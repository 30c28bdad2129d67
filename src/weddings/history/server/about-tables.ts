import * as z from 'zod/mini'
import { date } from '#platform/contract/fields.ts'
import { count } from '#platform/server/db/row-forms.ts'
import { batchKinds } from '#weddings/history/contract/endpoints.ts'
import { about } from '#platform/server/db/about.ts'
import { historyBatches, history } from '#weddings/history/server/table.ts'

const aboutBatch = z.object({
  name: z.optional(z.string()),
  count: z.optional(count),
  from: z.optional(z.nullable(date)),
  to: z.optional(z.nullable(date)),
  templateId: z.optional(z.int()),
  skipped: z.optional(z.array(z.string())),
  of: z.optional(z.int()),
})

export const tables = [
  about(historyBatches, {
    exported: {
      inWedding: 'own',
      form: { kind: z.enum(batchKinds), about: aboutBatch },
      references: { about: { json: { of: 'history_batches' } } },
    },
  }),
  about(history, {
    exported: {
      inWedding: 'own',
      form: {
        operation: z.enum(['insert', 'update', 'delete']),
        byKind: z.enum(['planner', 'couple', 'link', 'system']),
      },
      references: { batch: 'history_batches' },
    },
  }),
]
