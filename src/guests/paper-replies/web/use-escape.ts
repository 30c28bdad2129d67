import { useEffectEvent, useLayoutEffect } from 'react'

/** Escape does this instead of closing the dialog around it. */
export function useEscape(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || document.querySelector('[role=alertdialog]')) return
    event.stopPropagation()
    act()
  })
  useLayoutEffect(() => {
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}
