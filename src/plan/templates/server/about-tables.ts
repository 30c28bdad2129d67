import * as z from 'zod/mini'
import { newTemplate } from '#plan/templates/contract/endpoints.ts'
import { count } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { templates } from '#plan/templates/server/table.ts'

/** Those of rows that follow one another add up to more than a form takes. */
const offset = z.object({ months: z.int(), days: z.int() })

const templateContents = z.object({
  rows: count,
  tasks: count,
  events: count,
  payments: count,
  first: z.nullable(offset),
  last: z.nullable(offset),
})

export const tables = [
  about(templates, {
    announced: { topic: 'templates' },
    ceiling: [500, 'templates'],
    exported: {
      inWedding: 'none',
      form: { ...newTemplate.shape, contents: templateContents, revision: count },
      namedBy: [
        'tasks.template_id',
        'events.template_id',
        'invoices.template_id',
        'days.template_id',
        'history_batches.about.templateId',
      ],
    },
  }),
]
