import type { TemplateOffset, TemplateRow } from '#plan/templates/contract/template-rows.ts'
import type { TemplateRowForm, TemplateRowInput } from '#plan/templates/contract/template-row-form.ts'
import type { useZodForm } from '#platform/web/ui/controls/form.ts'

export type RowForm = ReturnType<typeof useZodForm<TemplateRowInput, TemplateRowForm>>

/** The fields of the form for this row; fields of other kinds have a value that is accepted. */
export function formOf(row: TemplateRow): TemplateRowForm {
  const { title, description, phase, offset } = row
  return {
    title,
    description: description ?? '',
    phase: phase ?? '',
    ...whenOf(offset),
    priority: row.kind === 'task' ? row.priority : 'medium',
    assignedTo: row.kind === 'task' ? row.assignedTo : 'planner',
    visibleToCouple: row.kind === 'task' && row.visibleToCouple,
    steps: row.kind === 'task' ? row.steps.join('\n') : '',
    type: row.kind === 'event' ? row.type : 'milestone',
    time: (row.kind === 'event' && row.time) || '',
    minutes: row.kind === 'event' && row.minutes ? String(row.minutes) : '',
    share: row.kind === 'payment' ? row.share : '0',
  }
}

type When = Pick<TemplateRowForm, 'base' | 'count' | 'unit' | 'side'>

function whenOf(offset: TemplateOffset | null): When {
  if (!offset) return { base: 'none', count: '1', unit: 'months', side: 'before' }
  const { months, days, from } = offset
  const base = from === undefined ? (months !== 0 && days !== 0 ? 'kept' : 'wedding') : `:${from}`
  const side = months + days > 0 ? 'after' : 'before'
  if (months !== 0) return { base, count: String(Math.abs(months)), unit: 'months', side }
  const isInWeeks = days !== 0 && days % 7 === 0
  return { base, count: String(Math.abs(days) / (isInWeeks ? 7 : 1)), unit: isInWeeks ? 'weeks' : 'days', side }
}

function offsetOf({ base, count, unit, side }: When, before: TemplateOffset | null): TemplateOffset | null {
  if (base === 'none') return null
  if (base === 'kept') return before
  const signed = side === 'before' ? -Number(count) || 0 : Number(count)
  if (unit === 'months' && base === 'wedding') return { months: signed, days: 0 }
  const days = { months: 30, weeks: 7, days: 1 }[unit] * signed
  return base === 'wedding' ? { months: 0, days } : { months: 0, days, from: base.slice(1) }
}

/** The row with what was entered. */
export function rowFrom(row: TemplateRow, form: TemplateRowForm, steps: string[]): TemplateRow {
  const shared = {
    key: row.key,
    title: form.title,
    description: form.description || null,
    phase: form.phase || null,
    offset: offsetOf(form, row.offset),
  }
  switch (row.kind) {
    case 'task': {
      const { priority, assignedTo, visibleToCouple } = form
      return {
        ...shared,
        kind: 'task',
        priority,
        assignedTo,
        steps,
        visibleToCouple: visibleToCouple || assignedTo === 'client',
      }
    }
    case 'event':
      return {
        ...shared,
        kind: 'event',
        type: form.type,
        time: form.time || null,
        minutes: Number(form.minutes) || null,
      }
    case 'payment':
      return { ...shared, kind: 'payment', share: form.share }
  }
}
