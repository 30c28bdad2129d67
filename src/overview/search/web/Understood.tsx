import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import Flag from 'lucide-react/icons/flag'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import type { NamedCouple } from '#weddings/clients/web/public/named-couples.ts'
import type { QuickAdd, QuickAddKind } from '#planning/tasks/web/public/quick-add.ts'
import { currencyHere, formatAmount } from '#platform/web/ui/format/money.ts'
import { formatTime, weekdayAndWholeDate } from '#platform/web/ui/format/dates.ts'

type Props = {
  kind: QuickAddKind
  typed: QuickAdd
  couple: NamedCouple | undefined
  notes: readonly string[]
  problem: string | undefined
}

/** What a typed line was understood to say, and what is missing. */
export function Understood({ kind, typed: { date, time, priority, amount }, couple, notes, problem }: Props) {
  const facts: (readonly [LucideIcon, string])[] = []
  if (kind === 'invoice')
    facts.push([ReceiptText, amount ? formatAmount(amount, couple?.currency ?? currencyHere()) : 'No amount yet'])
  if (kind !== 'note' && kind !== 'message')
    facts.push([CalendarDays, date ? weekdayAndWholeDate(date) : kind === 'event' ? 'No day yet' : 'No due date'])
  if (kind === 'event') facts.push([Clock, time ? formatTime(time) : 'No time'])
  if (priority) facts.push([Flag, `${priority.charAt(0).toUpperCase()}${priority.slice(1)} priority`])
  facts.push([Users, couple?.name ?? (kind === 'task' ? 'Internal task' : 'No couple yet')])
  return (
    <>
      <span className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {facts.map(([icon, words]) => (
          <span key={words} className="inline-flex items-center gap-1.5 tabular">
            {createElement(icon, { 'aria-hidden': true, className: 'size-3.5 shrink-0' })}
            {words}
            <span className="sr-only">,</span>
          </span>
        ))}
      </span>
      {notes.map((note) => (
        <span key={note} className="mt-1 block text-sm text-ink">
          {note}
        </span>
      ))}
      {problem && <span className="mt-1 block text-sm text-danger-ink">{problem}</span>}
    </>
  )
}
