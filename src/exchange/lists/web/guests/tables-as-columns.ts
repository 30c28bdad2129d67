import { isFilled } from '#platform/web/ui/format/cells.ts'

const table =
  /^(?:(?:table|tisch|mesa|tavolo) ?(?:#|no\.?|nr\.?|n[°º])? ?\S.*|(?:head|top|sweetheart|kids['’]?|bridal|family) table)$/i

/** 'Table 5', 'Tisch 5: Familie', 'Head Table'. */
export const isTableHeading = (cell: string): boolean => table.test(cell)

/** The rows with their numbers; a plan with a column for each table becomes rows with the name and the table. */
export function tablesAsColumns(given: readonly string[][]): { rows: string[][]; lines: number[] } {
  const at = given.findIndex(isFilled)
  const headings = given[at]?.map((cell) => cell.trim()) ?? []
  const filled = headings.filter(Boolean)
  if (filled.length < 2 || !filled.every(isTableHeading))
    return { rows: [...given], lines: given.map((_, index) => index + 1) }
  const seated = given
    .slice(at + 1)
    .flatMap((row, index) =>
      row.flatMap((cell, column) =>
        cell && headings[column] ? [{ cells: [cell, headings[column]], line: at + index + 2 }] : [],
      ),
    )
  return {
    rows: [['Name', 'Table'], ...seated.map(({ cells }) => cells)],
    lines: [at + 1, ...seated.map(({ line }) => line)],
  }
}
