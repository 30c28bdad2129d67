import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

export const useViewportWidth = (): number => useSyncExternalStore(subscribe, () => innerWidth)
