import { useEffect, useState } from 'react'

/** Cycles through `count` positions, one every `everyMs`, while running. Choosing a position restarts the timer. */
export function useRotation(count: number, everyMs: number, running: boolean) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setAt((at + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [at, count, everyMs, running])
  return [at, setAt] as const
}
