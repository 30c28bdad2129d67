import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** For components that are mounted because of printing, after the `beforeprint` event. */
let isPrinting = false

/** Whether the page is being printed. Switches to the light theme and renders synchronously, because the browser does not wait. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(isPrinting)
  useEffect(() => {
    const { classList } = document.documentElement
    const watching = new AbortController()
    let wasDark = false
    const start = () => {
      wasDark ||= classList.contains('dark')
      classList.remove('dark')
      isPrinting = true
      flushSync(() => setPrinting(true))
    }
    const end = () => {
      if (wasDark) classList.add('dark')
      wasDark = false
      isPrinting = false
      setPrinting(false)
    }
    addEventListener('beforeprint', start, watching)
    addEventListener('afterprint', end, watching)
    return () => watching.abort()
  }, [])
  return printing
}
