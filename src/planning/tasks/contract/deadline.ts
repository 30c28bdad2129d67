import * as z from 'zod/mini'
import { id } from '#platform/contract/fields.ts'

/** An open task on its due date. */
export const deadline = z.object({
  id,
  title: z.string(),
  description: z.nullable(z.string()),
  clientId: z.nullable(id),
  dueDate: z.string(),
})
export type Deadline = z.output<typeof deadline>
