import { formatTime } from '#platform/web/ui/format/dates.ts'
import Sun from 'lucide-react/icons/sun'
import { Fragment } from 'react'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import { ItemRow } from '#day/days/web/ItemRow.tsx'
import { bySection, columnOrder, columns } from '#day/days/web/item-words.ts'
import type { SunTime } from '#day/days/web/sun-times.ts'
import type { useRows } from '#day/days/web/use-rows.ts'

type Props = {
  day: Day
  rows: ReturnType<typeof useRows>
  sun: readonly SunTime[]
  /** The items that have a warning. */
  warned: ReadonlySet<number>
}

/** The items of a day in their order, with a heading for each section, and the times of the sun between them. */
export function ItemList({ day, rows: { cell, chosen, unsaved, actions }, sun, warned }: Props) {
  const before = sunBefore(day.items, sun)
  const shown = new Set([...before.values()].flat())
  return (
    <>
      <p aria-hidden className="day-columns">
        {columnOrder.map((column) => (
          <span key={column}>{columns[column]}</span>
        ))}
      </p>
      {bySection(day.items).map(({ key, section, items }) => (
        <section key={key} aria-label={section ?? 'No section'}>
          {section && <h2 className="day-section">{section}</h2>}
          <ul>
            {items.map((item) => (
              <Fragment key={item.id}>
                {before.get(item.id)?.map((time) => (
                  <li key={time.name} className="day-sun">
                    <SunLine time={time} />
                  </li>
                ))}
                <ItemRow
                  item={item}
                  vendors={day.vendors}
                  actions={actions}
                  openColumn={cell?.id === item.id ? cell.column : undefined}
                  isChosen={chosen.has(item.id)}
                  isWarned={warned.has(item.id)}
                  unsaved={unsaved.get(item.id)}
                />
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
      {sun
        .filter((time) => !shown.has(time))
        .map((time) => (
          <p key={time.name} className="day-sun">
            <SunLine time={time} />
          </p>
        ))}
    </>
  )
}

const SunLine = ({ time: { name, minutes } }: { time: SunTime }) => (
  <>
    <Sun aria-hidden className="size-3.5" />
    {name} {formatTime(timeOf(minutes))}
  </>
)

/** The times of the sun before each item, by the first item that starts after them. */
function sunBefore(items: readonly Item[], sun: readonly SunTime[]): ReadonlyMap<number, SunTime[]> {
  const before = new Map<number, SunTime[]>()
  for (const time of sun) {
    const next = items.find(({ start }) => (minutesOf(start) ?? 0) > time.minutes)
    if (next) before.set(next.id, [...(before.get(next.id) ?? []), time])
  }
  return before
}
