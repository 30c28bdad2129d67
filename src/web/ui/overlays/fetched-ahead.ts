import { useEffect } from 'react'
import { whenIdle } from '#web/ui/when-idle.ts'

type Load = () => Promise<unknown>

/** Fetched when there is time; if it can't be, whoever needs it will say so. */
export const fetchAhead = (load: Load) => whenIdle(() => void load().catch(() => {}))

/** The same for what is opened from here: on the pages that show this, and on no others. */
export function useFetchedAhead(load: Load): void {
  useEffect(() => fetchAhead(load), [load])
}
