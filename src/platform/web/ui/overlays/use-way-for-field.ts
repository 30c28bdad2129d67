import { useLayoutEffect, type RefObject } from 'react'

const isField = (element: Element | null): element is Element =>
  element?.matches('input, select, textarea, [contenteditable]') ?? false

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The field, or the menu, that has the focus. */
function inUse(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]') ?? null
  return isField(focused) ? focused : menu
}

/** Moves the toasts to the other end of the window while they would cover the field or the menu that has the focus. */
export function useWayForField(list: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const box = list.current
    if (!box || shown === undefined) return
    const place = () => {
      const used = inUse()
      // It is measured where it is without this.
      delete box.dataset['aside']
      if (used && overlap(used.getBoundingClientRect(), box.getBoundingClientRect())) box.dataset['aside'] = ''
    }
    // A menu gets the focus before it is at its place.
    let frame = 0
    const placeSoon = () => {
      place()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    placeSoon()
    document.addEventListener('focusin', placeSoon)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', placeSoon)
      document.removeEventListener('scroll', place, { capture: true })
      delete box.dataset['aside']
    }
  }, [list, shown])
}
