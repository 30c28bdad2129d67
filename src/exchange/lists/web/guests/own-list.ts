import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import { languageNamed } from '#guests/guests/web/public/language-named.ts'
import type { GuestColumns } from '#exchange/lists/web/guests/guest-columns.ts'
import { answerOf } from '#guests/guests/web/public/answer-words.ts'
import type { PreparedRow } from '#exchange/lists/web/prepared.ts'
import type { Side } from '#guests/guests/contract/guest-choices.ts'
import { sideNamed } from '#guests/guests/web/public/side-named.ts'
import { textOfCell } from '#platform/contract/csv-cell.ts'
import { isFilled } from '#platform/web/ui/format/cells.ts'

type Sides = Readonly<Record<Side, string>>

function valueOf(field: string, cell: string, sides: Sides): string | undefined {
  if (field === 'side') return sideNamed(cell, sides)
  if (field.startsWith('answer:')) {
    const answer = answerOf(cell)
    return answer === 'uninvited' ? undefined : answer
  }
  if (field === 'age' || field === 'seat') return cell.toLowerCase()
  return field === 'language' ? languageNamed(cell) : cell
}

/** The rows of a list that was exported here. Rows without a number are envelopes of their own. */
export function readOwnList(
  { rows, lines, fields }: GuestColumns,
  sides: Sides,
  ask: (word: string) => void,
): PreparedRow[] {
  return rows.flatMap((row, at) => {
    if (!isFilled(row)) return []
    const line = lines[at]!
    const cells: ListRow = {}
    for (const [column, field] of fields.entries()) {
      const cell = textOfCell(row[column] ?? '')
      const value = field && cell && valueOf(field, cell, sides)
      if (field === 'side' && cell && !value) ask(cell)
      if (value) cells[field] = value
    }
    const { number = `row ${line}`, ...others } = cells
    return [{ line, cells: { group: number, ...others }, problems: [] }]
  })
}
