import { startTransition, useEffect, useRef, useState } from 'react'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'
import { whenIdle } from '#platform/web/ui/when-idle.ts'

const ahead = '800px'

type Options = {
  /** How many rows are added at a time. */
  step?: number
  /** How many rows are rendered first; as many as a step without it. */
  first?: number
  /** The length of a list that has to be complete for find-in-page. The remaining rows are added when the browser is idle. */
  completeTo?: number
  /** How many rows there are for now. */
  most?: number
}

/** How many rows to render: more when the end comes near the viewport, few again for another list, and all in print. */
export function useGrowingRows<End extends HTMLElement>(
  list: string,
  { step = 40, first = step, completeTo = 0, most = Infinity }: Options = {},
) {
  const [grown, setGrown] = useState({ list, rows: first })
  const rows = grown.list === list ? grown.rows : first
  const end = useRef<End>(null)
  const printing = usePrinting()
  useEffect(() => {
    if (rows >= most) return undefined
    const grow = () => startTransition(() => setGrown({ list, rows: rows + step }))
    let wanted = true
    if (rows < completeTo) whenIdle(() => wanted && grow())
    // What was seen before and after a scroll can be told at once: the last entry says how it is now.
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && grow(), {
      rootMargin: ahead,
    })
    if (end.current) watcher.observe(end.current)
    return () => {
      wanted = false
      watcher.disconnect()
    }
  }, [list, rows, step, completeTo, most])
  return { rows: printing ? Infinity : rows, end }
}
