/** The cells of a text that was copied from a spreadsheet; cells with tabs, quotes or several lines are in quotes. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]]
  const found = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, quoted, plain, end] of `${found}\n`.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n])|([^\t\n]*))([\t\n])/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}
