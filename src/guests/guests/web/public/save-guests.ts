import { byteOrderMark, csvCell } from '#platform/contract/csv-cell.ts'
import { saveFile } from '#platform/web/ui/files/save-file.ts'

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`

/** Offers the rows of `guestTable` as a file of spreadsheet programs. */
export async function saveGuests(
  name: string,
  kind: 'csv' | 'xlsx',
  rows: readonly (readonly string[])[],
): Promise<void> {
  if (kind === 'csv') {
    saveFile(`${name}.csv`, 'text/csv', csvOf(rows))
    return
  }
  const { workbookOf, workbookType } = await import('#platform/web/ui/files/workbook.ts')
  saveFile(`${name}.xlsx`, workbookType, await workbookOf('Guests', rows))
}
