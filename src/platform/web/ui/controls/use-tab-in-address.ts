import { useLocation } from '#platform/web/router/Router.tsx'
import { setSearch } from '#platform/web/router/router.ts'

/** Keeps the selected tab in the address, so that a reload or a link restores it. The first tab is left out. */
export function useTabInAddress(ids: readonly string[]) {
  const wanted = new URLSearchParams(useLocation().search).get('tab')
  const tab = ids.find((id) => id === wanted) ?? ids[0] ?? ''

  const open = (id: string) => void setSearch(id === ids[0] ? {} : { tab: id })
  return [tab, open] as const
}
