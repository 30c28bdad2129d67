import { tidied, unlike, type Columns } from '#exchange/lists/web/headers.ts'
import { isQuestionHead } from '#guests/guests/web/public/guest-table.ts'
import { isFilled } from '#platform/web/ui/format/cells.ts'
import { fieldsByContent } from '#exchange/lists/web/guests/fields-by-content.ts'
import { mostlyAre } from '#exchange/lists/web/guests/guess-fields.ts'
import { guestFields } from '#exchange/lists/web/guests/guest-fields.ts'
import { unnamed } from '#exchange/lists/web/guests/names/name-words.ts'
import { isOwnList, ownField } from '#exchange/lists/web/guests/own-headings.ts'
import { partHeading } from '#exchange/lists/web/guests/part-headings.ts'
import { tablesAsColumns } from '#exchange/lists/web/guests/tables-as-columns.ts'

/** The name of a column's field: of the guest, or 'answer:Dinner', 'invited:Dinner', 'meal:Dinner'. */
function fieldCalled(heading: string, parts: readonly string[]): string {
  // Only guests reply to questions.
  if (isQuestionHead(heading)) return ''
  const own = ownField(heading)
  if (own) return own
  const words = tidied(heading.replace(/\s*\(\d+\)$/, ''))
  const found = guestFields.find(({ called }) => called.test(words))
  if (found) return found.name
  const about = partHeading(heading, parts)
  return about ? `${about.kind}:${about.part}` : ''
}

const mostTitles = 10

function headerAt(rows: readonly string[][], parts: readonly string[]): number {
  const first = rows.flatMap((row, at) => (isFilled(row) ? [at] : [])).slice(0, mostTitles)
  const known = first.map((at) => rows[at]!.filter((cell) => cell && fieldCalled(cell, parts)).length)
  const best = Math.max(0, ...known)
  const at = first[known.indexOf(best)] ?? -1
  if (best > 1) return at
  const width = Math.max(0, ...rows.map((row) => row.filter(Boolean).length))
  const top = first[0] ?? -1
  if (best === 1 && (at === top || (width === 1 && !unnamed.test(rows[at]!.find(Boolean) ?? '')))) return at
  return top >= 0 && isUnlikeBelow(rows[top]!, rows.slice(top + 1)) ? top : -1
}

/** A heading in a language that is not known stands above cells that look different. */
const isUnlikeBelow = (top: readonly string[], below: readonly string[][]): boolean =>
  top.some(
    (cell, column) =>
      cell !== '' &&
      (['email', 'phone', 'number', 'answer'] as const).some(
        (look) =>
          below.length > 1 &&
          !mostlyAre([cell], look) &&
          mostlyAre(
            below.map((row) => row[column] ?? ''),
            look,
          ),
      ),
  )

const isRepeated = (name: string) => guestFields.find((field) => field.name === name)?.isRepeated ?? false

/** Lines of which most have no separator are no table: their commas stand between names. */
function asOneColumn(rows: readonly string[][]): string[][] {
  const filled = rows.filter(isFilled)
  const isTable = filled.filter((row) => row.length > 1).length > filled.length / 2
  return isTable ? [...rows] : rows.map((row) => (row.length > 1 ? [row.filter(Boolean).join(', ')] : row))
}

export type GuestColumns = Columns & {
  /** The numbers of the rows in the file. */
  lines: number[]
  /** Whether it is an export of ours, which is taken by the letter. */
  isOwn: boolean
}

/** Finds the headings, which lines of text may stand above, and what each column is. */
export function readGuestColumns(given: readonly string[][], parts: readonly string[] = []): GuestColumns {
  const { rows, lines } = tablesAsColumns(asOneColumn(given))
  const at = headerAt(rows, parts)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const headings = Array.from({ length: width }, (_, column) => (at < 0 ? '' : (rows[at]![column] ?? '')))
  const below = rows.slice(at + 1)
  const taken = new Set<string>()
  const called = headings.map((heading) => {
    const name = heading && fieldCalled(heading, parts)
    if (!name || (taken.has(name) && !isRepeated(name))) return ''
    taken.add(name)
    return name
  })
  const isOwn = isOwnList(headings)
  return {
    headers: unlike(headings.map((heading, column) => heading || `Column ${column + 1}`)),
    rows: below,
    above: at + 1,
    lines: lines.slice(at + 1),
    isOwn,
    fields: isOwn ? called : fieldsByContent(called, below, parts),
  }
}
