import { useEffect, useRef, useState } from 'react'

const step = 100
const ahead = '1200px'

/** How many rows are worth rendering: more each time one comes near the end of them. */
export function useGrowingRows<End extends HTMLElement>() {
  const [rows, setRows] = useState(step)
  const end = useRef<End>(null)
  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setRows((now) => now + step), {
      rootMargin: ahead,
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [rows])
  return { rows, end }
}
