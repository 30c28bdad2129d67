import { memo } from 'react'
import type { CalendarActions } from '#overview/calendar/web/calendar-actions.ts'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { colourOf } from '#overview/calendar/web/look.ts'
import { ItemTitle } from '#overview/calendar/web/ItemTitle.tsx'
import { formatHour, formatTime } from '#platform/web/ui/format/dates.ts'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = { item: CalendarItem; actions: CalendarActions }

/** '9:30am', '2pm': the names and the title need the room. */
const shortTime = (time: string) => {
  const words = time.endsWith(':00') ? formatHour(time) : formatTime(time)
  return words.replace(/ ([AP]M)/, (_, half: string) => half.toLowerCase())
}

/** A one-line event in a day of the month or the week. */
export const ItemChip = memo(function ItemChip({ item, actions }: Props) {
  useLocale()
  const { title, clientName, time, type } = item
  return (
    <button
      type="button"
      data-event-type={type}
      style={colourOf(item)}
      title={[title, clientName].filter(Boolean).join(' · ')}
      onClick={() => actions.open(item)}
      onPointerDown={(event) => actions.startDrag(event, item)}
      className="relative flex h-6 w-full items-center gap-1.5 rounded-sm border-l-[3px] border-(--event-edge) bg-(--event-tint) pr-1 pl-1.5 text-left text-xs text-(--event-ink) select-none focus-visible:outline-offset-0"
    >
      {time && item.kind !== 'task' && item.kind !== 'deadlines' && (
        <span className="shrink-0 text-[0.6875rem] tracking-tight tabular max-xl:sr-only">{shortTime(time)}</span>
      )}
      <span className="truncate">
        <ItemTitle item={item} />
      </span>
      {item.kind === 'busy' && <span className="sr-only">{clientName}</span>}
    </button>
  )
})
