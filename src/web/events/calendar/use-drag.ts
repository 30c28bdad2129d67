import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import type { CalendarItem } from '#web/events/calendar/calendar-items.ts'
import { movedTo, type Slot, type When } from '#web/events/calendar/moves.ts'

/** The distance in pixels from which a press is a drag and not a click. */
const threshold = 6
/** How long a touch has to rest on an event to start a drag; one that moves sooner scrolls. */
const restMs = 400
const takenUpVibrationMs = 20

const slotSelector = '[data-slot-date]'

function slotUnder({ clientX, clientY }: { clientX: number; clientY: number }): HTMLElement | undefined {
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

/** Drags events with a mouse, a pen, or a long touch. Keyboard users edit the event instead. */
export function useDrag(onMove: (item: CalendarItem, when: When) => void) {
  const stop = useRef<() => void>(undefined)
  const holding = useRef(false)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    // Registered before any touch, because the browser decides at its start whether a listener may prevent scrolling.
    const keep = (event: Event) => {
      if (holding.current && event.cancelable) event.preventDefault()
    }
    const kinds = ['touchmove', 'touchend', 'contextmenu']
    for (const kind of kinds) document.addEventListener(kind, keep, { passive: false })
    return () => kinds.forEach((kind) => document.removeEventListener(kind, keep))
  }, [])

  return useCallback(
    (event: ReactPointerEvent<HTMLElement>, item: CalendarItem) => {
      if (item.kind !== 'event' || event.button !== 0) return
      stop.current?.()
      const element = event.currentTarget
      const { clientX, clientY } = event
      const origin = slotUnder(event)
      if (!origin) return
      let over: HTMLElement | undefined
      let dragging = false
      const byFinger = event.pointerType === 'touch'
      const rested = byFinger ? setTimeout(() => takeUp(), restMs) : undefined

      const mark = (slot: HTMLElement | undefined) => {
        over?.removeAttribute('data-drop')
        slot?.setAttribute('data-drop', '')
        over = slot
      }
      const takeUp = () => {
        dragging = true
        holding.current = byFinger
        if (byFinger) navigator.vibrate?.(takenUpVibrationMs)
        element.setAttribute('data-dragging', '')
      }
      const move = (to: PointerEvent) => {
        const [x, y] = [to.clientX - clientX, to.clientY - clientY]
        if (!dragging) {
          if (Math.hypot(x, y) < threshold) return
          if (byFinger) return end()
          takeUp()
        }
        element.style.translate = `${x}px ${y}px`
        document.getSelection()?.removeAllRanges()
        mark(slotUnder(to))
      }
      const end = () => {
        clearTimeout(rested)
        // The last touchend comes after pointerup and must still be prevented, or it becomes a tap.
        setTimeout(() => (holding.current = false))
        mark(undefined)
        element.removeAttribute('data-dragging')
        element.style.translate = ''
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', drop)
        removeEventListener('pointercancel', end)
        removeEventListener('keydown', press, true)
      }
      const drop = () => {
        const target = over
        end()
        if (!dragging) return
        swallowClick()
        const when = target && movedTo(item, slotOf(origin), slotOf(target))
        if (when) onMove(item, when)
      }
      const press = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !dragging) return
        key.stopPropagation()
        swallowClick()
        end()
      }

      stop.current = end
      addEventListener('pointermove', move)
      addEventListener('pointerup', drop)
      addEventListener('pointercancel', end)
      addEventListener('keydown', press, true)
    },
    [onMove],
  )
}

/** Suppresses the click that follows the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
