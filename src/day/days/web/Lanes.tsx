import { formatHour, formatTime } from '#platform/web/ui/format/dates.ts'
import { startInWords } from '#day/days/web/public/start-in-words.ts'
import Lock from 'lucide-react/icons/lock'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useRef, useState, type CSSProperties } from 'react'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import { lengthInWords, minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import { axisOf, lanesOf, leastMinutes, usualZoom, zooms, type LaneBy, type LaneItem } from '#day/days/web/lanes.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import type { SunTime } from '#day/days/web/sun-times.ts'
import { useLaneDrag } from '#day/days/web/use-lane-drag.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'

const hour = 60
/** A block that is lower has room for one line. */
const twoLines = 36

const nextZoom = (pixels: number, by: 1 | -1) => zooms[zooms.indexOf(pixels) + by] ?? pixels

type Props = { day: Day; by: LaneBy; sun: readonly SunTime[]; actions: RowActions }

/** The items on a time axis, in a lane for each vendor or place. */
export default function Lanes({ day, by, sun, actions }: Props) {
  const [pixels, zoom] = useState(usualZoom)
  const { dragged, begin } = useLaneDrag(pixels, actions.save)
  const items = day.items.map((item) => (dragged?.id === item.id ? { ...item, ...dragged } : item))
  const lanes = lanesOf(items, by, day.vendors, pixels)
  const { from, to } = axisOf(day.items)
  const hours = Array.from({ length: (to - from) / hour + 1 }, (_, index) => from + index * hour)
  const sunInView = sun.filter(({ minutes }) => minutes >= from && minutes <= to)
  const top = (minutes: number) => `${(minutes - from) * pixels}px`
  const names = useRef<HTMLDivElement>(null)
  const original = (id: number) => day.items.find((item) => item.id === id)!

  return (
    <div role="group" aria-label={`Lanes by ${by}`} style={{ '--day-hour': `${hour * pixels}px` } as CSSProperties}>
      <div className="day-zoom" data-print="hidden">
        <IconButton label="Smaller" disabled={pixels === zooms[0]} onClick={() => zoom(nextZoom(pixels, -1))}>
          <ZoomOut />
        </IconButton>
        <IconButton label="Larger" disabled={pixels === zooms.at(-1)} onClick={() => zoom(nextZoom(pixels, 1))}>
          <ZoomIn />
        </IconButton>
      </div>
      <div ref={names} className="day-lane-names" aria-hidden>
        <span className="day-lane-corner" />
        {lanes.map(({ key, name }) => (
          <span key={key} className="day-lane-name">
            {name}
          </span>
        ))}
      </div>
      <div
        className="day-lanes"
        onScroll={({ currentTarget }) => (names.current!.scrollLeft = currentTarget.scrollLeft)}
      >
        <div className="day-axis" aria-hidden>
          <div className="day-lane-body" style={{ height: `${(to - from) * pixels}px` }}>
            {hours.map((minutes) => (
              <span key={minutes} className="day-hour" style={{ top: top(minutes) }}>
                {formatHour(timeOf(minutes))}
              </span>
            ))}
            {sunInView.map(({ name, minutes }) => (
              <span key={name} className="day-sun-label" style={{ top: top(minutes) }}>
                <span>{name}</span>
                <span>{formatTime(timeOf(minutes))}</span>
              </span>
            ))}
          </div>
        </div>
        {lanes.map(({ key, name, items: own }, index) => (
          <section key={key} className="day-lane" aria-label={name}>
            <ul className="day-lane-body" style={{ height: `${(to - from) * pixels}px` }}>
              {sunInView.map(({ name: time, minutes }) => (
                <li key={time} className="day-sunline" style={{ top: top(minutes) }} aria-hidden={index > 0}>
                  <span className="sr-only">
                    {time} {formatTime(timeOf(minutes))}
                  </span>
                </li>
              ))}
              {own.map((laid) => (
                <Block
                  key={laid.item.id}
                  laid={laid}
                  pixels={pixels}
                  top={top(minutesOf(laid.item.start) ?? 0)}
                  isDragged={dragged?.id === laid.item.id}
                  onDrag={(event, isEdge) => begin(event, original(laid.item.id), isEdge)}
                  onOpen={() => actions.open(laid.item.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

type BlockProps = {
  laid: LaneItem<Item>
  pixels: number
  top: string
  isDragged: boolean
  onDrag: (event: React.PointerEvent<HTMLElement>, isEdge: boolean) => void
  onOpen: () => void
}

function Block({ laid: { item, column, columns }, pixels, top, isDragged, onDrag, onOpen }: BlockProps) {
  const { start, minutes, title, isFixed, isKey } = item
  const height = Math.max(minutes, leastMinutes(pixels)) * pixels
  const style: CSSProperties = {
    top,
    height: `${height}px`,
    left: `${(column / columns) * 100}%`,
    width: `${100 / columns}%`,
  }
  return (
    <li
      className="day-block"
      data-dragged={isDragged || undefined}
      data-key={isKey || undefined}
      data-low={height < twoLines || undefined}
      style={style}
    >
      <button
        type="button"
        data-fixed={isFixed || undefined}
        onPointerDown={(event) => onDrag(event, false)}
        onClick={onOpen}
      >
        <span>
          <span className="tabular">{startInWords(start)}</span> <span className="font-medium">{title}</span>
          {isFixed && <Lock aria-label="fixed" className="ml-1.5 inline size-3.5" />}
          {isDragged && <span className="text-muted tabular"> {lengthInWords(minutes)}</span>}
        </span>
      </button>
      <span className="day-block-edge" aria-hidden onPointerDown={(event) => onDrag(event, true)} />
    </li>
  )
}
