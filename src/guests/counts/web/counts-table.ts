import { changeInWords } from '#guests/counts/contract/change-words.ts'
import type { GuestCounts, PartCount } from '#guests/counts/contract/endpoints.ts'

const heads = ['Part', 'What', 'Count', 'Details']

const rowsOf = (part: PartCount, name = part.name): string[][] => [
  [name, 'Coming', String(part.yes), ''],
  [name, 'Not coming', String(part.no), ''],
  [name, 'No answer yet', String(part.open), ''],
  [name, 'Adults', String(part.ages.adult), ''],
  [name, 'Children', String(part.ages.child), ''],
  [name, 'Infants', String(part.ages.infant), ''],
  ...part.meals.map(({ meal, count }) => [name, meal ?? 'No meal chosen', String(count), '']),
  ...part.needs.map((need) => [name, need.name, '', [need.dietary, need.access].filter(Boolean).join('; ')]),
]

/** The counts as rows of a spreadsheet, with what was final and what has changed since. */
export function countsTable({ parts, final }: GuestCounts): string[][] {
  const finals = final?.parts.flatMap((part) => rowsOf(part, `Final count: ${part.name}`)) ?? []
  const changes = final?.changes.map((change) => [
    `Since the final count: ${change.part}`,
    change.name,
    '',
    changeInWords(change),
  ])
  return [heads, ...parts.flatMap((part) => rowsOf(part)), ...finals, ...(changes ?? [])]
}
