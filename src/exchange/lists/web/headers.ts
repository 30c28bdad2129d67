export type Columns = {
  headers: string[]
  /** The rows below the header. */
  rows: string[][]
  /** How many rows of the file stand above them. */
  above: number
  /** For each column the name of its field; '' for none. */
  fields: string[]
}

/** A heading in small letters, without signs. */
export const tidied = (header: string) =>
  header
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[_*:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** 'Email' and 'Email (2)' for two columns of one name. */
export const unlike = (headers: readonly string[]): string[] =>
  headers.map((header, column) => {
    const before = headers.slice(0, column).filter((other) => other === header).length
    return before > 0 ? `${header} (${before + 1})` : header
  })
