import type { GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { guestFields } from '#exchange/lists/web/guests/guest-fields.ts'

const partOf = (field: string) => /^(?:answer|invited|meal):(.+)$/.exec(field)?.[1]

/** What a column can be: something of guests and envelopes, or an answer or a meal for one of the parts. */
export function fieldsFor({ headers, fields }: GuestColumns, column: number, partsOfWedding: readonly string[]) {
  const found = fields.flatMap((field) => partOf(field) ?? [])
  const parts = [...new Set([...partsOfWedding, ...found, headers[column]!])]
  return [
    ...guestFields.map(({ name, label }) => ({ name, label })),
    { name: 'envelopeNotes', label: 'Private notes on the envelope' },
    ...parts.flatMap((part) => [
      { name: `answer:${part}`, label: `Answer for “${part}”` },
      { name: `invited:${part}`, label: `Invited to “${part}”` },
      { name: `meal:${part}`, label: `Meal at “${part}”` },
    ]),
  ]
}
