import { daysBetween, midnight } from '#platform/contract/calendar-date.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { countOfDays } from '#platform/contract/locale/count-of-days.ts'
import { coupleNames } from '#platform/contract/names.ts'

/** The fields that a text may name in braces, as `{wedding date}`; and what is said of one that has no value. */
export const mergeFields = {
  couple: 'no names yet',
  'partner one': 'no first partner yet',
  'partner two': 'no second partner',
  'wedding date': 'no wedding date yet',
  venue: 'no venue yet',
  'days to go': 'no days to go, because there is no wedding date ahead',
  planner: 'no planner name yet',
  studio: 'no studio name yet',
} as const
export type MergeField = keyof typeof mergeFields

/** The value of each field; null or '' if there is none. */
export type MergeValues = Readonly<Record<MergeField, string | null>>

export type Merged = {
  /** The text with the values. Fields without a value, and unknown ones, are left as they were written. */
  text: string
  empty: MergeField[]
  unknown: string[]
}

const inBraces = /\{([^{}\n\r]{1,60})\}/g

const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name)

/** 'Wedding  Date' and 'wedding date' are the same field. */
const nameOf = (written: string) => written.trim().replace(/\s+/g, ' ').toLowerCase()

/** Replaces the fields of a text once: a value that contains braces stays as it is. */
export function merge(template: string, values: MergeValues): Merged {
  const empty = new Set<MergeField>()
  const unknown = new Set<string>()
  const text = template.replaceAll(inBraces, (written, inside: string) => {
    const name = nameOf(inside)
    if (!isField(name)) {
      unknown.add(written)
      return written
    }
    const value = values[name]
    if (!value) empty.add(name)
    return value || written
  })
  return { text, empty: [...empty], unknown: [...unknown] }
}

function daysToGo(weddingDate: string, today: string, locale: Locale): string | null {
  const days = daysBetween(today, weddingDate)
  return days > 0 ? countOfDays(days, locale) : null
}

type Wedding = {
  partnerOneName: string
  partnerTwoName: string | null
  weddingDate: string | null
  venue: string | null
}
type Studio = { name: string; businessName?: string | null | undefined }

/** The values of a couple's wedding on the given date, in the language of whoever reads the text. */
export function mergeValues(wedding: Wedding, studio: Studio, today: string, locale: Locale): MergeValues {
  const { partnerOneName, partnerTwoName, weddingDate, venue } = wedding
  const hasDate = weddingDate !== null && !Number.isNaN(midnight(weddingDate))
  return {
    couple: coupleNames(wedding),
    'partner one': partnerOneName,
    'partner two': partnerTwoName,
    'wedding date': hasDate ? formatDate(weddingDate, locale) : null,
    venue,
    'days to go': hasDate ? daysToGo(weddingDate, today, locale) : null,
    planner: studio.name,
    studio: studio.businessName || studio.name,
  }
}

/** The fields of a text that do not exist, as they are written. */
export const unknownFields = (template: string): string[] =>
  Array.from(template.matchAll(inBraces)).flatMap(([written, inside = '']) =>
    isField(nameOf(inside)) ? [] : [written],
  )

/** The fields that a text names, each once. */
export const fieldsIn = (template: string): MergeField[] => [
  ...new Set(Array.from(template.matchAll(inBraces), ([, inside = '']) => nameOf(inside)).filter(isField)),
]
