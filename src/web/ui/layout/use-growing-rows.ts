import { startTransition, useEffect, useRef, useState } from 'react'
import { usePrinting } from '#web/ui/layout/use-printing.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

const ahead = '800px'

type Options = {
  /** How many rows are added at a time. */
  step?: number
  /** How many there are at first, where that is not the same. */
  first?: number
  /** Of a list that is searched with the browser's find-in-page: its length. It is completed while nothing else is to be done. */
  completeTo?: number
}

/** How many rows are worth rendering: more each time one comes near the end of them, few again for another list, and all on paper. */
export function useGrowingRows<End extends HTMLElement>(
  list: string,
  { step = 40, first = step, completeTo = 0 }: Options = {},
) {
  const [grown, setGrown] = useState({ list, rows: first })
  const rows = grown.list === list ? grown.rows : first
  const end = useRef<End>(null)
  const printing = usePrinting()
  useEffect(() => {
    const grow = () => startTransition(() => setGrown({ list, rows: rows + step }))
    let wanted = true
    if (rows < completeTo) whenIdle(() => wanted && grow())
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: ahead })
    if (end.current) watcher.observe(end.current)
    return () => {
      wanted = false
      watcher.disconnect()
    }
  }, [list, rows, step, completeTo])
  return { rows: printing ? Infinity : rows, end }
}
