import { memo } from 'react'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { timeOfItem } from '#overview/calendar/web/calendar-items.ts'
import { itemTypeLabels } from '#planning/events/web/public/event-types.ts'
import { colourOf } from '#overview/calendar/web/look.ts'
import { ItemTitle } from '#overview/calendar/web/ItemTitle.tsx'
import { useLocale } from '#platform/web/locale/use-locale.ts'

type Props = { item: CalendarItem; onOpen: (item: CalendarItem) => void }

/** An event in a list. */
export const ItemRow = memo(function ItemRow({ item, onOpen }: Props) {
  useLocale()
  const { kind, description, type } = item
  const what = kind === 'moment' ? 'Key moment' : kind === 'deadlines' ? 'Tasks' : itemTypeLabels[type]
  const facts = kind === 'wedding' ? description : [ownerOf(item), item.place].filter(Boolean).join(' · ')
  return (
    <li className="offscreen-18">
      <button
        type="button"
        data-event-type={type}
        style={colourOf(item)}
        onClick={() => onOpen(item)}
        className="grid w-full grid-cols-[5rem_1fr] items-start gap-x-3 rounded-md px-3 py-3 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="pt-px text-sm whitespace-nowrap text-muted tabular">{timeOfItem(item) ?? timeless(kind)}</span>
        <span className="min-w-0 border-l-[3px] border-(--event-edge) pl-3">
          <span className="line-clamp-3 wrap-anywhere">
            <ItemTitle item={item} />
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {facts && <span className="wrap-anywhere">{facts}</span>}
            <span className="rounded-full bg-(--event-tint) px-2 text-xs leading-5 text-(--event-ink)">{what}</span>
          </span>
        </span>
      </button>
    </li>
  )
})

/** Whose it is, unless the title says so already. */
function ownerOf({ kind, clientName, couple }: CalendarItem): string {
  if (kind === 'deadlines') return ''
  if (clientName === null) return kind === 'event' ? 'Studio' : 'Internal'
  return clientName === couple ? '' : clientName
}

const timeless = (kind: CalendarItem['kind']) =>
  kind === 'wedding' || kind === 'busy' ? 'All day' : <span aria-label="No time">—</span>
