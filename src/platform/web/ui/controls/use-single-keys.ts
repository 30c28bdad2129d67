import { useLayoutEffect, useRef } from 'react'

/** What a key does; false if it was not handled. */
type Keys = Record<string, ((event: KeyboardEvent) => boolean | void) | undefined>

/** A focused check box takes the space bar and no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), select, textarea, [contenteditable]') !== null
const somethingIsOpen = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed])') !== null

/** Single-key shortcuts, disabled while typing and while a dialog or menu is open. Layout effects register them before the first paint. */
export function useSingleKeys(keys: Keys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || somethingIsOpen()) return
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act && act(event) !== false) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
