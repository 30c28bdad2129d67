import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper just now; the browser does not wait, so it is rendered at once. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const watching = new AbortController()
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), watching)
    addEventListener('afterprint', () => setPrinting(false), watching)
    return () => watching.abort()
  }, [])
  return printing
}
