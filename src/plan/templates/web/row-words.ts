import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { TemplateRowForm } from '#plan/templates/contract/template-row-form.ts'
import { eventTypeLabels } from '#planning/events/web/public/event-types.ts'
import { priorityLooks } from '#planning/tasks/web/public/task-status.ts'

/** The fields of the form, as it calls them. */
export const fieldNames = {
  title: 'Title',
  description: 'Description',
  phase: 'Phase',
  base: 'Counted From',
  count: 'Number',
  unit: 'Unit',
  side: 'Before or After',
  priority: 'Priority',
  assignedTo: 'Assigned To',
  visibleToCouple: 'Private to the studio',
  steps: 'Steps',
  type: 'Type',
  time: 'Time',
  minutes: 'Duration in Minutes',
  share: 'Share in Percent',
} satisfies Record<keyof TemplateRowForm, string>

/** What is in the form, as a person reads it. */
export function inWords(values: TemplateRowForm, rows: readonly TemplateRow[]) {
  const { base, priority, assignedTo, visibleToCouple, type } = values
  const other = rows.find(({ key }) => base === `:${key}`)?.title
  return {
    ...values,
    base: base === 'none' ? 'No date' : (other ?? 'The wedding'),
    priority: priorityLooks[priority].label,
    assignedTo: assignedTo === 'client' ? 'The couple' : 'You',
    visibleToCouple: visibleToCouple ? 'off' : 'on',
    type: eventTypeLabels[type],
  }
}
