import type { ComponentProps, ReactNode } from 'react'
import { AgendaView } from '#overview/calendar/web/AgendaView.tsx'
import { isSameMonth } from '#overview/calendar/web/days.ts'
import type { CalendarView } from '#overview/calendar/contract/calendar-views.ts'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'

type Props = ComponentProps<typeof AgendaView> & { view: CalendarView; children: ReactNode }

/** Every view is printed as a list, because the cells of a month are too small for all events. */
export function CalendarOnPaper({ view, children, ...agenda }: Props) {
  const printing = usePrinting()
  if (view === 'agenda') return children
  const { items, date } = agenda
  return (
    <>
      <div data-print="hidden">{children}</div>
      {printing && (
        <AgendaView
          {...agenda}
          items={view === 'week' ? items : items.filter((item) => isSameMonth(item.date, date))}
        />
      )}
    </>
  )
}
