import { useLayoutEffect, useRef } from 'react'
import { addDialogEntry, hasLeftDialogEntry } from '#platform/web/router/history.ts'

type Ask = (open: boolean) => void

/** The close functions of the open dialogs, the topmost last. */
const open: { current: Ask }[] = []

/**
 * Lists a dialog while it is open: the back button closes it, and a toast that opens after it takes over the Escape key and
 * closes it. One that has an address of its own, or that nobody asked for, leaves the back button alone.
 */
export function useOpenDialog(isOpen: boolean, ask: Ask, closesByBack = true): void {
  const latest = useRef(ask)
  useLayoutEffect(() => {
    latest.current = ask
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    open.push(latest)
    if (closesByBack) addDialogEntry()
    return () => void open.splice(open.indexOf(latest), 1)
  }, [isOpen, closesByBack])
}

/** Closes the topmost dialog; false if none was open. */
export function closeTopDialog(): boolean {
  open.at(-1)?.current(false)
  return open.length > 0
}

/** A dialog that was closed in another way has left its entry: there is nothing to close, and the step goes on to the entry before. */
function stepBack(event: PopStateEvent): void {
  if (!hasLeftDialogEntry()) return
  event.stopImmediatePropagation()
  const below = open.length - 1
  if (!closeTopDialog()) return history.back()
  if (below > 0) addDialogEntry()
}
// Before the router's listener.
if (typeof window === 'object') addEventListener('popstate', stepBack, { capture: true })
