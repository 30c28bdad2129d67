import { describe, expect, it } from 'vitest'
import { exportedTables } from '#server/exports/exported-tables.ts'
import { rowForms } from '#server/exports/import/row-forms.ts'

/** Rows that only the server writes, of which the database checks the columns. */
const withoutForm = new Set(
  (
    'message_attachments scheduled_files unplaced_files unplaced_mails invoice_history invoice_reminders notifications ' +
    'day_vendors history_batches history task_nudges today_snoozes'
  ).split(' '),
)

describe('what an import checks of a row', () => {
  it('is known for each table that people write', () => {
    const imported = exportedTables.filter(({ staysBehind }) => !staysBehind).map(({ name }) => name)
    expect(new Set([...Object.keys(rowForms), ...withoutForm])).toEqual(new Set(imported))
  })
})
