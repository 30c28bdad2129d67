import { useEffect, useState } from 'react'

/** Steps through `count` places, one every `everyMs`, for as long as it runs. Choosing a place starts its time anew. */
export function useRotation(count: number, everyMs: number, running: boolean) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setAt((at + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [at, count, everyMs, running])
  return [at, setAt] as const
}
