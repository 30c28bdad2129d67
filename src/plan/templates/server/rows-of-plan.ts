import type { EventType } from '#planning/events/contract/endpoints.ts'
import { limits } from '#platform/contract/limits.ts'
import { mostDays } from '#platform/contract/limits.ts'
import { offsetBetween, type Offset } from '#platform/contract/offset.ts'
import { mostRows, type TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { sharesOf } from '#plan/templates/server/shares.ts'
import type { WeddingPlan } from '#plan/templates/server/wedding-queries.ts'

/** The rows of a template from the plan of a wedding: dates become offsets, and what is done is left out. */
export function rowsOfPlan({ weddingDate, tasks, events, invoices }: WeddingPlan): TemplateRow[] {
  const offsetOf = ({ offset }: { offset: Offset | null }, date: string | null): Offset | null => {
    if (offset || !weddingDate || !date) return offset
    const between = offsetBetween(weddingDate, date)
    return Math.abs(between.days) > mostDays ? null : between
  }
  const due = invoices.filter(({ amountCents }) => amountCents > 0)
  const shares = sharesOf(due.map(({ amountCents }) => amountCents))
  const rows: TemplateRow[] = [
    ...tasks.map((task): TemplateRow => ({
      key: `task-${task.id}`,
      kind: 'task',
      phase: task.phase,
      title: task.title,
      description: task.description,
      offset: offsetOf(task, task.dueDate),
      priority: task.priority,
      assignedTo: task.assignedTo === 'client' ? 'client' : 'planner',
      visibleToCouple: task.visibleToCouple,
      steps: task.steps.map(({ title }) => title),
    })),
    ...events.map((event): TemplateRow => ({
      key: `event-${event.id}`,
      kind: 'event',
      phase: null,
      title: event.title,
      description: event.description,
      offset: event.type === 'wedding' ? { months: 0, days: 0 } : offsetOf(event, event.date),
      type: event.type as EventType,
      time: event.time,
      minutes: event.minutes,
    })),
    ...due.map((invoice, at): TemplateRow => ({
      key: `payment-${invoice.id}`,
      kind: 'payment',
      phase: null,
      title: oneLine(invoice.description ?? invoice.lineItems[0]?.description ?? '') || `Payment ${at + 1}`,
      description: null,
      offset: offsetOf(invoice, invoice.dueDate),
      share: shares[at] ?? '0',
    })),
  ]
  if (rows.length > mostRows) {
    refuse('invalid', { message: `This plan has ${rows.length} rows, and a template has at most ${mostRows}.` })
  }
  return rows
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, limits.line)
