import { useCallback, useSyncExternalStore } from 'react'

const mediaFor = (pixels: number) => matchMedia(`(width < ${pixels}px)`)

export const isNarrowerThan = (pixels: number): boolean => mediaFor(pixels).matches

/** Whether the window is narrower than this. */
export function useNarrowerThan(pixels: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = mediaFor(pixels)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [pixels],
  )
  return useSyncExternalStore(subscribe, () => isNarrowerThan(pixels))
}
