import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useDeferredValue, useMemo, useState } from 'react'
import { AgendaView } from '#overview/calendar/web/AgendaView.tsx'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import { filterItems } from '#overview/calendar/web/calendar-items.ts'
import { CalendarDialogs, type OpenDialog } from '#overview/calendar/web/CalendarDialogs.tsx'
import { CalendarOnPaper } from '#overview/calendar/web/CalendarOnPaper.tsx'
import { CalendarToolbar } from '#overview/calendar/web/CalendarToolbar.tsx'
import { MonthView } from '#overview/calendar/web/MonthView.tsx'
import { stepped } from '#overview/calendar/web/periods.ts'
import { useCalendarAddress } from '#overview/calendar/web/use-calendar-address.ts'
import { useCalendarItems } from '#overview/calendar/web/use-calendar-items.ts'

import { useChosenDay } from '#overview/calendar/web/use-chosen-day.ts'
import { useDrag } from '#overview/calendar/web/use-drag.ts'
import { moveEvent } from '#overview/calendar/web/move-event.ts'
import { folded, inCoupleColours, itemsShown } from '#overview/calendar/web/look.ts'
import { useLook } from '#overview/calendar/web/use-look.ts'
import { useNow } from '#overview/calendar/web/use-now.ts'
import { WeekView } from '#overview/calendar/web/WeekView.tsx'
import { navigate } from '#platform/web/router/router.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'

export default function CalendarPage() {
  const { view, date, client, words, search, go } = useCalendarAddress()
  const now = useNow()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { items, couples, loading, failed, isFetching, retry } = useCalendarItems(view, date)
  const settled = useDeferredValue(words)
  const [look, changeLook] = useLook()
  const { hidden, colours, isFolded } = look
  const coloured = useMemo(
    () =>
      colours === 'kind'
        ? items
        : inCoupleColours(
            items,
            couples.map(({ id }) => id),
          ),
    [items, couples, colours],
  )
  const listed = useMemo(
    () => filterItems(itemsShown(coloured, hidden), settled, client),
    [coloured, hidden, settled, client],
  )
  const shown = useMemo(() => (isFolded ? folded(listed) : listed), [listed, isFolded])
  const startDrag = useDrag(moveEvent)
  const walk = useChosenDay(date, (day) => go({ date: day }))

  const actions = useMemo(
    (): CalendarActions => ({
      open: (item) => {
        const { kind, id, clientId, date: day, dayId } = item
        if (kind === 'event') setDialog({ kind, item })
        else if (kind === 'task') void navigate({ to: '/tasks/{id}', params: { id } })
        else if (kind === 'wedding') void navigate({ to: '/clients/{id}', params: { id } })
        else if (kind === 'deadlines') setDialog({ kind: 'day', date: day })
        else if (kind === 'busy') void navigate({ to: '/settings', search: { tab: 'calendars' } })
        else if (clientId)
          void navigate({ to: '/clients/{id}/day', params: { id: clientId }, search: { day: dayId, item: id } })
      },
      create: (day, time) => setDialog({ kind: 'new', date: day, time }),
      showDay: (day) => setDialog({ kind: 'day', date: day }),
      startDrag,
    }),
    [startDrag],
  )
  const step = (by: 1 | -1) => go({ date: stepped(view, date, by, now.today) })
  const goToday = () => go({ date: now.today })
  useSingleKeys({
    t: goToday,
    w: () => go({ view: 'week' }),
    m: () => go({ view: 'month' }),
    n: () => actions.create(date),
    ArrowLeft: () => walk(-1) || step(-1),
    ArrowRight: () => walk(1) || step(1),
    ArrowUp: () => walk(-7),
    ArrowDown: () => walk(7),
  })

  const searching = settled.trim() !== '' || client !== undefined
  const parts = { date, items: shown, loading, actions }
  return (
    <>
      <PageHeader
        title="Calendar"
        subtitle="Every wedding, day by day"
        actions={
          <Button
            variant="primary"
            icon={<CalendarPlus />}
            data-tooltip="New event (N)"
            onClick={() => actions.create(date)}
          >
            New Event
          </Button>
        }
      />
      <CalendarToolbar
        view={view}
        date={date}
        client={client}
        search={search}
        onView={(next) => go({ view: next })}
        onStep={step}
        onToday={goToday}
        hidden={hidden.length}
        onOptions={() => setDialog({ kind: 'look' })}
        onClient={(next) => go({ client: String(next ?? '') })}
      />
      {failed ? (
        <FailedState what="calendar" onRetry={retry} pending={isFetching} />
      ) : (
        <CalendarOnPaper view={view} {...parts} today={now.today} searching={searching}>
          {view === 'month' && <MonthView {...parts} today={now.today} />}
          {view === 'week' && <WeekView {...parts} now={now} />}
          {view === 'agenda' && <AgendaView {...parts} today={now.today} searching={searching} />}
          {view !== 'agenda' && (
            <p role="status" className="mt-3 text-sm text-muted">
              {!loading && shown.length === 0 && emptyWords(view, searching)}
            </p>
          )}
        </CalendarOnPaper>
      )}
      <CalendarDialogs
        look={[look, changeLook]}
        dialog={dialog}
        items={listed}
        client={client}
        actions={actions}
        onDialog={setDialog}
      />
    </>
  )
}

function emptyWords(view: 'month' | 'week', searching: boolean): string {
  if (searching) return `Nothing in this ${view} matches your search.`
  return `Nothing planned in this ${view} yet. Choose a day, or press N, to add an event.`
}
