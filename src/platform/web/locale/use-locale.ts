import { useSyncExternalStore } from 'react'
import { localeHere, onLocale } from '#platform/web/locale/here.ts'

/** For what does not render again by itself when everything does, because it is memoized. */
export const useLocale = () => useSyncExternalStore(onLocale, localeHere)
