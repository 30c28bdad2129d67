import { defaultLocale, type Locale } from '#platform/contract/locale/region.ts'

let worn = defaultLocale

/** How the viewer of this page writes and reads; a page has one viewer. */
export const localeHere = (): Locale => worn

/** Before what depends on it is shown. */
export function wearLocale(locale: Locale): void {
  worn = locale
}
