import { useEffect, useState, type ReactNode } from 'react'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { whenIdle } from '#platform/web/ui/when-idle.ts'

/** Shows its lazily loaded children once the browser is idle, and the fallback until they are loaded. */
export function WhenIdle({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? <Later fallback={fallback}>{children}</Later> : fallback
}
