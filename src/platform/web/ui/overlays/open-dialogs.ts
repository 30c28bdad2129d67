import { useEffect, useRef } from 'react'

type Ask = (open: boolean) => void

/** The close functions of the open dialogs, the topmost last. */
const open: { current: Ask }[] = []

/** A toast that opens after a dialog takes over the Escape key, and closes the dialog through this list. */
export function useOpenDialog(isOpen: boolean, ask: Ask): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isOpen) return
    open.push(latest)
    return () => void open.splice(open.indexOf(latest), 1)
  }, [isOpen])
}

/** Closes the topmost dialog; false if none was open. */
export function closeTopDialog(): boolean {
  open.at(-1)?.current(false)
  return open.length > 0
}
