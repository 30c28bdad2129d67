import { useLayoutEffect, type RefObject } from 'react'

const isField = (element: Element | null): element is Element =>
  element?.matches('input, select, textarea, [contenteditable]') ?? false

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Moves the toasts to the other end of the window while they would cover the field that has the focus. */
export function useWayForField(list: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const box = list.current
    if (!box || shown === undefined) return
    const place = () => {
      const field = document.activeElement
      // It is measured where it is without this.
      delete box.dataset['aside']
      if (isField(field) && overlap(field.getBoundingClientRect(), box.getBoundingClientRect()))
        box.dataset['aside'] = ''
    }
    place()
    document.addEventListener('focusin', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      document.removeEventListener('focusin', place)
      document.removeEventListener('scroll', place, { capture: true })
      delete box.dataset['aside']
    }
  }, [list, shown])
}
