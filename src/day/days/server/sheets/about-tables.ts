import * as z from 'zod/mini'
import { sheetNameForm } from '#day/days/contract/sheets/endpoints.ts'
import { count } from '#platform/server/db/row-forms.ts'
import { about } from '#platform/server/db/about.ts'
import { sheetTemplates } from '#day/days/server/sheets/table.ts'

const sheetRow = z.object({ start: z.int(), minutes: z.int(), title: z.string(), section: z.nullable(z.string()) })

const sheetContents = z.object({
  dayNames: z.array(z.string()),
  items: count,
  itemsWithFirstLook: z.optional(count),
  first: z.int(),
  last: z.int(),
})

const sheetDay = z.object({ name: z.string(), days: z.int(), hasCeremony: z.boolean(), rows: z.array(sheetRow) })

export const tables = [
  about(sheetTemplates, {
    announced: { topic: 'sheets' },
    ceiling: [500, 'run sheet templates'],
    exported: {
      inWedding: 'none',
      form: { name: sheetNameForm.shape.name, days: z.array(sheetDay), contents: sheetContents },
    },
  }),
]
