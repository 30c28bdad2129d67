import { useLayoutEffect, useRef } from 'react'

/** Dialogs here have no trigger of their own, so they remember who had the focus when they opened. */
export function useReturnFocus(open: boolean) {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
}
