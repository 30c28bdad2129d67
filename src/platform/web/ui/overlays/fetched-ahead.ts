import { useEffect } from 'react'
import { whenIdle } from '#platform/web/ui/when-idle.ts'

type Load = () => Promise<unknown>

/** Prefetches when the browser is idle. Errors are ignored here; the actual use reports them. */
export const fetchAhead = (load: Load) => whenIdle(() => void load().catch(() => {}))

/** Prefetches while the component is mounted, for what can be opened from it. */
export function useFetchedAhead(load: Load): void {
  useEffect(() => fetchAhead(load), [load])
}
