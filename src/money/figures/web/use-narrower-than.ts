import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than this. */
export function useNarrowerThan(pixels: number): boolean {
  const query = `(width < ${pixels}px)`
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
