import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** For what is mounted only because the page is being printed: it comes too late to hear so. */
let isPrinting = false

/** Whether the page is being put on paper just now, light as paper is; the browser does not wait, so it is rendered at once. */
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
