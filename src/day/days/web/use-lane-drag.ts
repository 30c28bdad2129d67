import { useState, type PointerEvent } from 'react'
import type { Item } from '#day/days/contract/day-records.ts'
import { minutesOf, mostLength, mostStart, timeOf } from '#day/days/contract/day-time.ts'
import { step, stepped } from '#day/days/web/lanes.ts'
import { useDragGesture } from '#platform/web/ui/use-drag-gesture.ts'

type Dragged = { id: number; start: string; minutes: number }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Drags items in steps of five minutes: an item moves unless it is fixed, its lower edge changes the duration. */
export function useLaneDrag(pixelsPerMinute: number, onDrop: (item: Item, values: Partial<Dragged>) => void) {
  const [dragged, setDragged] = useState<Dragged>()
  const drag = useDragGesture()

  const begin = (event: PointerEvent<HTMLElement>, item: Item, isEdge: boolean) => {
    if (item.id < 0 || (item.isFixed && !isEdge)) return
    const { id, start, minutes } = item
    let now: Dragged = { id, start, minutes }
    const show = (next: Dragged) => setDragged((now = next))
    drag(event, {
      onTake: () => show(now),
      onMove: ({ y }) => {
        const by = stepped(y / pixelsPerMinute)
        if (isEdge) show({ id, start, minutes: within(minutes + by, step, mostLength) })
        else show({ id, start: timeOf(within((minutesOf(start) ?? 0) + by, 0, mostStart)), minutes })
      },
      onDrop: () => {
        if (now.minutes !== minutes) onDrop(item, { minutes: now.minutes })
        if (now.start !== start) onDrop(item, { start: now.start })
      },
      onEnd: () => setDragged(undefined),
    })
  }
  return { dragged, begin }
}
