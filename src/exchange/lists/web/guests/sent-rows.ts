import type { ListOutcome, ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { PreparedRow } from '#exchange/lists/web/prepared.ts'

const ofEnvelope = new Set([
  'envelope',
  'envelopeNotes',
  'email',
  'phone',
  'address',
  'language',
  'side',
  'tags',
  'list',
])

/** The rows as they are sent: what an envelope has is said in its first row only. */
export function sentRows(rows: readonly PreparedRow[]): ListRow[] {
  const said = new Set<string>()
  return rows.map(({ cells }) => {
    const group = cells['group'] ?? ''
    if (!said.has(group)) {
      said.add(group)
      return cells
    }
    return Object.fromEntries(Object.entries(cells).filter(([field]) => !ofEnvelope.has(field)))
  })
}

export type ShownGuest = PreparedRow & {
  becomes?: NonNullable<ListOutcome['rows']>[number]['becomes']
  /** What is there already, what of it stays, and what is left out. */
  notes: string[]
}

/** The rows with what the server says about those that it was sent. */
export function withGuestOutcome(
  rows: readonly PreparedRow[],
  sent: readonly PreparedRow[],
  { problems, duplicates, rows: becomings = [], notes: leftOut = [] }: ListOutcome,
): ShownGuest[] {
  const at = new Map(sent.map((row, index) => [row, index]))
  const ofRow = <One extends { row: number }>(all: readonly One[]) => Map.groupBy(all, ({ row }) => row)
  const [wrong, there, become] = [ofRow(problems), ofRow([...duplicates, ...leftOut]), ofRow(becomings)]
  return rows.map((row) => {
    const index = at.get(row) ?? -1
    const becomes = become.get(index)?.[0]?.becomes
    return {
      ...row,
      problems: [...row.problems, ...(wrong.get(index) ?? [])],
      notes: (there.get(index) ?? []).map(({ message }) => message),
      ...(becomes && { becomes }),
    }
  })
}
