import { useLocation, useNavigate } from '@tanstack/react-router'

/** Which tab is open is part of the address, so that a reload or a link leads back to it. The first one needs no mention. */
export function useTabInAddress(ids: readonly string[]) {
  const navigate = useNavigate()
  const wanted = new URLSearchParams(useLocation().searchStr).get('tab')
  const tab = ids.find((id) => id === wanted) ?? ids[0] ?? ''

  const open = (id: string) =>
    void navigate({
      to: '.',
      search: id === ids[0] ? {} : { tab: id },
      replace: true,
      resetScroll: false,
    })
  return [tab, open] as const
}
