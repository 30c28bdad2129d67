import { useEffect, useState } from 'react'

const key = 'portal-visited'

/** Whether a portal is opened for the first time in this browser. Visits that do not count are always the first. */
export function useFirstVisit(counts: boolean): boolean {
  const [isFirst] = useState(() => !counts || localStorage.getItem(key) === null)
  useEffect(() => {
    if (counts) localStorage.setItem(key, 'true')
  }, [counts])
  return isFirst
}
