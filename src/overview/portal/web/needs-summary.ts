import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Need } from '#overview/portal/web/needs.ts'
import { t } from '#platform/web/locale/t.ts'

/** What the browser remembers of a need that was seen: of messages each, because more may come. */
export const marksOf = (need: Need): string[] =>
  need.kind === 'messages' ? need.messages.map(({ id }) => `message-${id}`) : [need.key]

export const isNew = (need: Need, seen: ReadonlySet<string> | undefined): boolean =>
  marksOf(need).some((mark) => !seen?.has(mark))

function dueDateOf(need: Need): string | null {
  if (need.kind === 'task') return need.task.dueDate
  if (need.kind === 'invoice') return need.invoice.dueDate
  return need.kind === 'answers' ? need.dueDate : null
}

function isLate(need: Need, today: string): boolean {
  const dueDate = dueDateOf(need)
  return dueDate !== null && dueDate < today
}

/** What a folded list says of all open needs: '5 open', '2 new', '1 overdue'. */
export function summaryOf(open: readonly Need[], seen: ReadonlySet<string> | undefined, today = dayHere()) {
  const news = open.filter((need) => isNew(need, seen)).length
  const late = open.filter((need) => isLate(need, today)).length
  return {
    open: open.length > 0 ? t('{length} open', { length: open.length }) : t('All done'),
    news: news > 0 ? t('{news} new', { news }) : undefined,
    late: late > 0 ? t('{late} overdue', { late }) : undefined,
  }
}
