import { useLayoutEffect, useRef } from 'react'

/** What a key does; false says that it was none of its business. */
type Keys = Record<string, (() => boolean | void) | undefined>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
const somethingIsOpen = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed])') !== null

/** Single keys work wherever nobody is typing and nothing lies over the page, from the moment it can be seen. */
export function useCalendarKeys(keys: Keys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || somethingIsOpen()) return
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act && act() !== false) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
