import { useEffect, useRef, useState } from 'react'
import { usePrinting } from '#web/ui/use-printing.ts'

const step = 40
const ahead = '800px'

/** How many rows are worth rendering: more each time one comes near the end of them, few again for another list, and all on paper. */
export function useGrowingRows<End extends HTMLElement>(list: string) {
  const [grown, setGrown] = useState({ list, rows: step })
  const rows = grown.list === list ? grown.rows : step
  const end = useRef<End>(null)
  const printing = usePrinting()
  useEffect(() => {
    if (!end.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setGrown({ list, rows: rows + step }),
      { rootMargin: ahead },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [list, rows])
  return { rows: printing ? Infinity : rows, end }
}
