import type { GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { guestFields } from '#exchange/lists/web/guests/guest-fields.ts'
import { t } from '#platform/web/locale/t.ts'

/** What only the planner sees. */
const plannersFields: ReadonlySet<string> = new Set(['privateNotes', 'envelopeNotes'])

/** The columns of a couple's file, without those that are the planner's. */
export const withoutPlanners = (columns: GuestColumns): GuestColumns => ({
  ...columns,
  fields: columns.fields.map((field) => (plannersFields.has(field) ? '' : field)),
})

const partOf = (field: string) => /^(?:answer|invited|meal):(.+)$/.exec(field)?.[1]

/** What a column can be: something of guests and envelopes, or an answer or a meal for one of the parts. */
export function fieldsFor(
  { headers, fields }: GuestColumns,
  column: number,
  partsOfWedding: readonly string[],
  isPlanner: boolean,
) {
  const found = fields.flatMap((field) => partOf(field) ?? [])
  const parts = [...new Set([...partsOfWedding, ...found, headers[column]!])]
  return [
    ...guestFields.map(({ name, label }) => ({ name, label: t(label) })),
    { name: 'envelopeNotes', label: 'Private notes on the envelope' },
    ...parts.flatMap((part) => [
      { name: `answer:${part}`, label: t('Answer for “{part}”', { part }) },
      { name: `invited:${part}`, label: t('Invited to “{part}”', { part }) },
      { name: `meal:${part}`, label: t('Meal at “{part}”', { part }) },
    ]),
  ].filter(({ name }) => isPlanner || !plannersFields.has(name))
}
