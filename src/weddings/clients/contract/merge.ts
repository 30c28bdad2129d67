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

export type Merged<Field extends string = MergeField> = {
  /** The text with the values. Fields without a value, and unknown ones, are left as they were written. */
  text: string
  empty: Field[]
  unknown: string[]
}

const inBraces = /\{([^{}\n\r]{1,60})\}/g

const isFieldOf = <Field extends string>(fields: Readonly<Record<Field, unknown>>, name: string): name is Field =>
  Object.hasOwn(fields, name)

/** 'Wedding  Date' and 'wedding date' are the same field. */
const nameOf = (written: string) => written.trim().replace(/\s+/g, ' ').toLowerCase()

/** Replaces the fields of a text once: a value that contains braces stays as it is. */
export function merge<Field extends string = MergeField>(
  template: string,
  values: Readonly<Record<Field, string | null>>,
): Merged<Field> {
  const empty = new Set<Field>()
  const unknown = new Set<string>()
  const text = template.replaceAll(inBraces, (written, inside: string) => {
    const name = nameOf(inside)
    if (!isFieldOf(values, name)) {
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
export const unknownFields = (template: string, fields: Readonly<Record<string, unknown>> = mergeFields): string[] =>
  Array.from(template.matchAll(inBraces)).flatMap(([written, inside = '']) =>
    isFieldOf(fields, nameOf(inside)) ? [] : [written],
  )

/** The fields that a text names, each once. */
export const fieldsIn = <Field extends string = MergeField>(
  template: string,
  fields: Readonly<Record<Field, unknown>> = mergeFields as unknown as Readonly<Record<Field, unknown>>,
): Field[] => [
  ...new Set(
    Array.from(template.matchAll(inBraces), ([, inside = '']) => nameOf(inside)).filter((name) =>
      isFieldOf(fields, name),
    ),
  ),
]
