/** The cells of rows that were copied from a spreadsheet. A cell in quotation marks may contain tabs and line breaks. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  // A quoted cell, or any other, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.filter((cells) => cells.some((one) => one !== ''))
}
