/** The cells of a spreadsheet as text, copied or exported. A cell in quotation marks may contain separators and line breaks. Rows without text stay, so that rows can be counted. */
export function readCells(text: string, separator: (typeof separators)[number] = '\t'): string[][] {
  const rows: string[][] = [[]]
  // A quoted cell, or any other, and what ends it.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))([${separator}]|\\r\\n|\\n|\\r|$)`, 'gy')
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows
}

export const isFilled = (cells: readonly string[]): boolean => cells.some((one) => one !== '')

const separators = ['\t', ';', ',', '|'] as const
/** Lines of text above a list. */
const withoutSeparators = /^(?:[^\t;,|\r\n]*(?:\r\n|\n|\r))+/

/** The cells of a text with an unknown separator: the one that divides the first lines of the list most often, and alike. */
export function readAnyCells(text: string): string[][] {
  const start = text.slice(0, 20_000).replace(withoutSeparators, '')
  const score = (separator: (typeof separators)[number]) => {
    const widths = readCells(start, separator)
      .filter(isFilled)
      .slice(0, 20)
      .map((cells) => cells.length)
    return widths.filter((width) => width > 1 && width === widths[0]).length
  }
  const [best] = separators.toSorted((one, other) => score(other) - score(one))
  return readCells(text, best)
}
