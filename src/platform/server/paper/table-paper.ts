export const tableTemplate = 'platform/server/paper/table.typ'

/** What `table.typ` shows, in words. Columns share the width by their numbers. */
export type TablePaper = {
  /** Of the file, and at the foot of each page. */
  title: string
  heading: string
  /** Below the heading, such as the couple and the wedding's date. */
  lines: string[]
  columns: { name: string; width: number; isFigure?: true }[]
  groups: { heading: string | null; rows: string[][]; sum?: string[] }[]
  /** Instead of an empty table. */
  nothing: string
}

export const tableData = ({ groups, ...paper }: TablePaper) => ({
  ...paper,
  subject: [paper.heading, ...paper.lines].join(', '),
  foot: paper.title,
  groups: groups.map((group) => ({ sum: null, ...group })),
})
