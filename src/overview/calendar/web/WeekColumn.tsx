import { useMemo } from 'react'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { keyOfItem, timeOfItem } from '#overview/calendar/web/calendar-items.ts'
import { colourOf } from '#overview/calendar/web/look.ts'
import { ItemTitle } from '#overview/calendar/web/ItemTitle.tsx'
import { layOutDay, type Placed } from '#overview/calendar/web/week-layout.ts'
import { formatDate, formatTime } from '#platform/web/ui/format/dates.ts'

type Timed = CalendarItem & { time: string }
type Props = { date: string; items: CalendarItem[]; now: number | undefined; actions: CalendarActions }

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const percent = (part: number) => `${part * 100}%`

/** A day from midnight to midnight, with a button per hour for a new event. */
export function WeekColumn({ date, items, now, actions }: Props) {
  const placed = useMemo(() => layOutDay(items.filter((item): item is Timed => item.time !== null)), [items])
  return (
    <div className="relative border-l border-line">
      {hours.map((hour, index) => (
        <button
          key={hour}
          type="button"
          tabIndex={-1}
          data-slot-date={date}
          data-slot-hour={index}
          aria-label={`New event on ${formatDate(date)} at ${formatTime(hour)}`}
          onClick={() => actions.create(date, hour)}
          className="block h-12 w-full border-line not-first:border-t hover:bg-sunken"
        />
      ))}
      {placed.map((place) => (
        <WeekBlock key={keyOfItem(place.item)} place={place} actions={actions} />
      ))}
      {now !== undefined && <NowLine minutes={now} />}
    </div>
  )
}

function WeekBlock({ place, actions }: { place: Placed<Timed>; actions: CalendarActions }) {
  const { item, top, height, left, width } = place
  return (
    <button
      type="button"
      data-event-type={item.type}
      title={[item.title, item.clientName].filter(Boolean).join(' · ')}
      onClick={() => actions.open(item)}
      onPointerDown={(event) => actions.startDrag(event, item)}
      style={{
        ...colourOf(item),
        top: percent(top),
        height: percent(height),
        left: percent(left),
        width: percent(width),
      }}
      className="absolute flex flex-col items-start overflow-hidden rounded-sm border border-l-[3px] border-card border-l-(--event-edge) bg-(--event-tint) px-1.5 py-0.5 text-left text-xs leading-4 text-(--event-ink) select-none focus-visible:z-10 focus-visible:outline-offset-0"
    >
      <span className="w-full truncate">
        <ItemTitle item={item} />
      </span>
      <span className="w-full truncate tabular">
        {[timeOfItem(item), item.kind === 'busy' ? item.clientName : item.place].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}

function NowLine({ minutes }: { minutes: number }) {
  return (
    <div
      aria-hidden
      data-now
      style={{ top: percent(minutes / (24 * 60)) }}
      className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-danger before:absolute before:-top-[3px] before:-left-1 before:size-2 before:rounded-full before:bg-danger"
    />
  )
}
