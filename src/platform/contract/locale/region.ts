import type { Language } from '#platform/contract/locale/language.ts'
import type { PaperSize } from '#platform/contract/paper-size.ts'

export const dateOrders = ['month', 'day', 'year'] as const
/** What a date begins with. */
export type DateOrder = (typeof dateOrders)[number]

export const clocks = [12, 24] as const
export type Clock = (typeof clocks)[number]

export const weekStarts = ['sunday', 'monday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** How dates, times, numbers and amounts are written, whatever the language of the words around them. */
export type Region = {
  /** ISO 3166, two letters */
  country: string
  /** ISO 4217 */
  currency: string
  dateOrder: DateOrder
  clock: Clock
  weekStart: WeekStart
  paper: PaperSize
}

export type Locale = { language: Language; region: Region }

export const defaultRegion: Region = {
  country: 'US',
  currency: 'USD',
  dateOrder: 'month',
  clock: 12,
  weekStart: 'sunday',
  paper: 'letter',
}

export const inEnglish = (region: Region): Locale => ({ language: 'en', region })

export const defaultLocale: Locale = inEnglish(defaultRegion)
