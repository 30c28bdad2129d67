import { useEffect, useState } from 'react'
import { Introduction } from '#platform/web/ui/overlays/Introduction.tsx'

const appearsAfterMs = 1000
const closesAfterMs = 5000
const seenKey = 'swipe-hint-seen'

/** Shows the hint only once per browser session. */
export const rememberHint = () => sessionStorage.setItem(seenKey, 'true')

const isBusy = () =>
  document.querySelector('[role=dialog], [role=alertdialog], :is(input, textarea, select):focus') !== null

/** Explains swiping once per browser session, unless a dialog is open or a field has the focus. */
export function SwipeHint() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (sessionStorage.getItem(seenKey)) return
    const appear = setTimeout(() => {
      if (isBusy()) return
      rememberHint()
      setOpen(true)
    }, appearsAfterMs)
    return () => clearTimeout(appear)
  }, [])

  useEffect(() => {
    if (!open) return
    const close = setTimeout(() => setOpen(false), closesAfterMs)
    return () => clearTimeout(close)
  }, [open])

  if (!open) return null
  return (
    <Introduction
      title="Swipe to Navigate"
      text="Swipe left or right to quickly navigate between Dashboard, Clients, and Settings."
      confirm="Got it!"
      onClose={() => setOpen(false)}
    />
  )
}
