import { useEffect, useRef } from 'react'

/** Gives the focus back to the button that opened an editor in its place, if that is asked for before the editor closes. */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isOpen && isWanted.current) button.current?.focus()
    isWanted.current = false
  }, [isOpen])
  const giveBack = () => {
    isWanted.current = true
  }
  return { button, giveBack }
}
