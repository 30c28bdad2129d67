import CalendarDays from 'lucide-react/icons/calendar-days'
import ListChecks from 'lucide-react/icons/list-checks'
import ReceiptText from 'lucide-react/icons/receipt-text'
import type { LucideIcon } from 'lucide-react'
import type { TemplateOffset, TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { localPlanner } from '#platform/web/session/session.ts'
import { newKey } from '#plan/templates/web/template-edits.ts'

type Kind = TemplateRow['kind']

export const kinds: Record<Kind, { label: string; icon: LucideIcon }> = {
  task: { label: 'Task', icon: ListChecks },
  event: { label: 'Event', icon: CalendarDays },
  payment: { label: 'Payment', icon: ReceiptText },
}

const isVisible = () => !localPlanner()?.tasksArePrivate

export function newRow(kind: Kind, title: string, phase: string | null, offset: TemplateOffset | null): TemplateRow {
  const shared = { key: newKey(), phase, title, description: null, offset }
  switch (kind) {
    case 'task':
      return { ...shared, kind, priority: 'medium', assignedTo: 'planner', visibleToCouple: isVisible(), steps: [] }
    case 'event':
      return { ...shared, kind, type: 'appointment', time: null, minutes: null }
    case 'payment':
      return { ...shared, kind, share: '50' }
  }
}
