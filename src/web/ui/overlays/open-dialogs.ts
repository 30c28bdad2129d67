import { useEffect, useRef } from 'react'

type Ask = (open: boolean) => void

/** How to ask each dialog that is open to close, the topmost last. */
const open: { current: Ask }[] = []

/** A toast that comes after a dialog takes the Escape key away from it, and has to pass it on. */
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

/** Whether there was one to close. */
export function closeTopDialog(): boolean {
  open.at(-1)?.current(false)
  return open.length > 0
}
