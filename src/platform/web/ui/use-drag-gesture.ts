import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import { EdgeScroll } from '#platform/web/ui/edge-scroll.ts'

/** The distance in pixels from which a press is a drag and not a click. */
const threshold = 6
/** How long a touch has to rest to start a drag; one that moves sooner scrolls. */
const restMs = 400
const takenUpVibrationMs = 20

export type Point = { clientX: number; clientY: number }

type Drag = {
  onTake?: () => void
  /** How far it is from where it was taken up, including what was scrolled, and where the pointer is. */
  onMove: (by: { x: number; y: number }, to: Point) => void
  onDrop: () => void
  /** After a drop, and after Escape, a second finger, or an interruption. */
  onEnd: () => void
}

/** Drags with a mouse, a pen, or a long touch, and scrolls near the edges. The element stays in the page meanwhile. */
export function useDragGesture() {
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

  return useCallback((event: ReactPointerEvent<HTMLElement>, { onTake, onMove, onDrop, onEnd }: Drag) => {
    if (event.button !== 0) return
    stop.current?.()
    if (!event.isPrimary) return
    const { clientX, clientY, pointerId } = event
    const byFinger = event.pointerType === 'touch'
    const scroll = new EdgeScroll(event.currentTarget, () => moveTo(last))
    let last: Point = { clientX, clientY }
    let dragging = false

    const takeUp = () => {
      dragging = true
      holding.current = byFinger
      if (byFinger) navigator.vibrate?.(takenUpVibrationMs)
      onTake?.()
    }
    const rested = byFinger ? setTimeout(takeUp, restMs) : undefined
    const moveTo = (to: Point) => {
      last = { clientX: to.clientX, clientY: to.clientY }
      onMove({ x: to.clientX - clientX, y: to.clientY - clientY + scroll.by }, last)
    }
    const move = (to: PointerEvent) => {
      if (to.pointerId !== pointerId) return
      if (!dragging) {
        if (Math.hypot(to.clientX - clientX, to.clientY - clientY) < threshold) return
        if (byFinger) return end()
        takeUp()
      }
      document.getSelection()?.removeAllRanges()
      moveTo(to)
      scroll.follow(to.clientY)
    }
    const end = () => {
      stop.current = undefined
      clearTimeout(rested)
      scroll.stop()
      listeners.abort()
      if (dragging) onEnd()
    }
    // The last touchend comes after pointerup and must still be prevented, or it becomes a tap.
    const letGo = () => {
      if (dragging) swallowClick()
      setTimeout(() => (holding.current = false))
    }
    const drop = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      letGo()
      if (dragging) onDrop()
      end()
    }
    const cancel = () => {
      end()
      for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, letGo, { once: true })
    }
    const interrupted = () => {
      letGo()
      end()
    }
    const press = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !dragging) return
      key.stopPropagation()
      cancel()
    }

    const listeners = new AbortController()
    const { signal } = listeners
    stop.current = end
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', interrupted, { signal })
    // A second finger.
    addEventListener('pointerdown', (other) => other.pointerId !== pointerId && cancel(), { signal, capture: true })
    addEventListener('keydown', press, { signal, capture: true })
  }, [])
}

/** Suppresses the click that follows the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}
