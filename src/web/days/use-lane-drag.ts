import { useRef, useState, type PointerEvent } from 'react'
import type { Item } from '#contract/day-records.ts'
import { minutesOf, mostLength, mostStart, timeOf } from '#contract/day-time.ts'
import { step, stepped } from '#web/days/lanes.ts'

export type Dragged = { id: number; start: string; minutes: number }

type Drag = { item: Item; y: number; isEdge: boolean; moved: boolean }

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * Drags items in steps of five minutes: an item moves, its lower edge changes the duration. Only with a mouse or a pen,
 * because a finger scrolls; fixed items can't be moved.
 */
export function useLaneDrag(pixelsPerMinute: number, onDrop: (item: Item, values: Partial<Dragged>) => void) {
  const [dragged, setDragged] = useState<Dragged>()
  const drag = useRef<Drag>(undefined)
  /** The click that follows a drag does not open the item. */
  const justDropped = useRef(false)

  const begin = (event: PointerEvent, item: Item, isEdge: boolean) => {
    justDropped.current = false
    if (item.id < 0 || event.button !== 0 || event.pointerType === 'touch' || (item.isFixed && !isEdge)) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { item, y: event.clientY, isEdge, moved: false }
  }
  const move = (event: PointerEvent) => {
    const now = drag.current
    if (!now) return
    const by = stepped((event.clientY - now.y) / pixelsPerMinute)
    if (by === 0 && !now.moved) return
    now.moved = true
    const { id, start, minutes } = now.item
    setDragged(
      now.isEdge
        ? { id, start, minutes: within(minutes + by, step, mostLength) }
        : { id, start: timeOf(within((minutesOf(start) ?? 0) + by, 0, mostStart)), minutes },
    )
  }
  const drop = () => {
    const { item, moved, isEdge } = drag.current ?? {}
    drag.current = undefined
    if (!item || !moved || !dragged) return
    justDropped.current = true
    setDragged(undefined)
    if (isEdge && dragged.minutes !== item.minutes) onDrop(item, { minutes: dragged.minutes })
    if (!isEdge && dragged.start !== item.start) onDrop(item, { start: dragged.start })
  }
  const cancel = () => {
    drag.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    begin,
    wasDragged: () => justDropped.current,
    handlers: { onPointerMove: move, onPointerUp: drop, onPointerCancel: cancel },
  }
}
