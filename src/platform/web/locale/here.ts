import { languageHere } from '#platform/web/locale/t.ts'
import { defaultLocale, defaultRegion, type Locale, type Region } from '#platform/contract/locale/region.ts'

let worn = defaultLocale
const listeners = new Set<() => void>()

/** How the viewer of this page writes and reads; a page has one viewer. */
export function localeHere(): Locale {
  const language = languageHere()
  if (worn.language !== language) worn = { ...worn, language }
  return worn
}

/** Before what depends on it is shown; what is shown already is told afterwards. */
export function wearLocale(locale: Locale): void {
  if (JSON.stringify(locale) === JSON.stringify(worn)) return
  worn = locale
  queueMicrotask(() => {
    for (const tell of listeners) tell()
  })
}

/** A session that was stored by an older version says nothing of a region. */
export const wearRegion = (region: Region | undefined): void =>
  wearLocale({ language: languageHere(), region: region ?? defaultRegion })

export function onLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
