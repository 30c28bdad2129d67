import { useSyncExternalStore } from 'react'

const phone = '(width < 768px)'

function subscribe(changed: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const isPhone = (): boolean => matchMedia(phone).matches
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
