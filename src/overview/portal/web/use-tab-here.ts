import { useState } from 'react'

/** Keeps the selected tab in the address, so that a reload restores it; without the router. */
export function useTabHere<Id extends string>(ids: readonly Id[], inAddress: boolean) {
  const [wanted, want] = useState(() => (inAddress ? new URLSearchParams(location.search).get('tab') : null))
  const tab = ids.find((id) => id === wanted) ?? ids[0]!
  const open = (id: string) => {
    want(id)
    if (inAddress) history.replaceState(history.state, '', id === ids[0] ? location.pathname : `?tab=${id}`)
  }
  return [tab, open] as const
}
