import { changeInWords } from '#guests/counts/contract/change-words.ts'
import type { GuestCounts, PartCount } from '#guests/counts/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { TablePaper } from '#platform/server/paper/table-paper.ts'

type Couple = { partnerOneName: string; partnerTwoName: string | null; weddingDate: string | null }

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const rowsOf = ({ yes, no, open, ages, meals, needs }: PartCount): string[][] => [
  ['Coming', String(yes), ''],
  ['Not coming', String(no), ''],
  ['No answer yet', String(open), ''],
  [
    'Ages',
    '',
    [
      counted(ages.adult, 'adult', 'adults'),
      counted(ages.child, 'child', 'children'),
      counted(ages.infant, 'infant', 'infants'),
    ].join(', '),
  ],
  ...meals.map(({ meal, count }) => [meal ?? 'No meal chosen', String(count), '']),
  ...needs.map(({ name, dietary, access }) => [name, '', [dietary, access].filter(Boolean).join('; ')]),
]

function groupsOf({ parts, changes }: NonNullable<GuestCounts['final']>): TablePaper['groups'] {
  const rows = changes.map((change) => [change.name, '', `${change.part}: ${changeInWords(change)}`])
  return [
    ...parts.map((part) => ({ heading: `Final count: ${part.name}`, rows: rowsOf(part) })),
    { heading: 'Since the final count', rows: rows.length > 0 ? rows : [['Nothing has changed.', '', '']] },
  ]
}

/** How many come to each part and what they eat, for the caterer. */
export function countsPaper({ parts, final }: GuestCounts, client: Couple, locale: Locale): TablePaper {
  const names = coupleNames(client)
  return {
    title: `Guest counts for ${names}`,
    heading: 'Guest Counts',
    lines: [names, ...(client.weddingDate ? [`Wedding on ${formatDate(client.weddingDate, locale)}`] : [])],
    columns: [
      { name: 'Who or what', width: 6 },
      { name: 'Count', width: 2 },
      { name: 'Details', width: 8 },
    ],
    groups: [...parts.map((part) => ({ heading: part.name, rows: rowsOf(part) })), ...(final ? groupsOf(final) : [])],
    nothing: 'There are no parts yet that guests are invited to.',
  }
}
