import { useCallback, type PointerEvent } from 'react'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { movedTo, type Slot, type When } from '#overview/calendar/web/moves.ts'
import { useDragGesture, type Point } from '#platform/web/ui/use-drag-gesture.ts'

const slotSelector = '[data-slot-date]'

function slotUnder({ clientX, clientY }: Point): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const slot = element.closest<HTMLElement>(slotSelector)
    if (slot) return slot
  }
  return undefined
}

/** The drop target described by an element's data attributes. */
function slotOf({ dataset }: HTMLElement): Slot {
  const { slotDate: date = '', slotHour: hour } = dataset
  if (hour === undefined) return { date }
  return { date, hour: hour === '' ? null : Number(hour) }
}

/** Drags events to another slot. Keyboard users edit the event instead. */
export function useDrag(onMove: (item: CalendarItem, when: When) => void) {
  const drag = useDragGesture()
  return useCallback(
    (event: PointerEvent<HTMLElement>, item: CalendarItem) => {
      const element = event.currentTarget
      const origin = slotUnder(event)
      if (item.kind !== 'event' || !origin) return
      let over: HTMLElement | undefined
      const mark = (slot: HTMLElement | undefined) => {
        over?.removeAttribute('data-drop')
        slot?.setAttribute('data-drop', '')
        over = slot
      }
      drag(event, {
        onTake: () => element.setAttribute('data-dragging', ''),
        onMove: ({ x, y }, to) => {
          element.style.translate = `${x}px ${y}px`
          mark(slotUnder(to))
        },
        onDrop: () => {
          const when = over && movedTo(item, slotOf(origin), slotOf(over))
          if (when) onMove(item, when)
        },
        onEnd: () => {
          mark(undefined)
          element.removeAttribute('data-dragging')
          element.style.translate = ''
        },
      })
    },
    [drag, onMove],
  )
}
