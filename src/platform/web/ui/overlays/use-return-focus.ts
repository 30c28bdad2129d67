import { useLayoutEffect, useRef } from 'react'

/** Our dialogs have no trigger element, so the hook stores the focused element on opening and restores the focus on closing. */
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
