import { useLocation } from '#web/router/Router.tsx'
import { setSearch } from '#web/router/router.ts'

/** Which tab is open is part of the address, so that a reload or a link leads back to it. The first one needs no mention. */
export function useTabInAddress(ids: readonly string[]) {
  const wanted = new URLSearchParams(useLocation().search).get('tab')
  const tab = ids.find((id) => id === wanted) ?? ids[0] ?? ''

  const open = (id: string) => void setSearch(id === ids[0] ? {} : { tab: id })
  return [tab, open] as const
}
