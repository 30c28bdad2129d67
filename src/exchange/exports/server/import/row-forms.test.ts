import { describe, expect, it } from 'vitest'
import { exportedTables } from '#exchange/exports/server/exported-tables.ts'
import { rowForms } from '#exchange/exports/server/import/row-forms.ts'

/** Rows of which the database, and the names of their columns, say all that has to be checked. */
const withoutForm = new Set('invoice_reminders notifications task_nudges today_snoozes'.split(' '))

describe('what an import checks of a row', () => {
  it('is known for each table', () => {
    const imported = exportedTables.filter(({ staysBehind }) => !staysBehind).map(({ name }) => name)
    expect(new Set([...Object.keys(rowForms), ...withoutForm])).toEqual(new Set(imported))
  })
})
