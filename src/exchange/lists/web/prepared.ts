import type { ListRow } from '#exchange/lists/contract/endpoints.ts'
import type { Field } from '#exchange/lists/web/fields.ts'
import type { DateOrder } from '#exchange/lists/web/values.ts'

/** What the planner has said about values that can be read in several ways. */
export type Answers = {
  order?: DateOrder
  /** What unknown words mean, by field and word; '' for nothing. */
  words: Readonly<Record<string, string>>
  /** The couple of all rows that name none. */
  clientId?: string
}
export const wordKey = (field: string, word: string): string => `${field}:${word.toLowerCase()}`

export type Problem = { field: string; message: string }
export type PreparedRow = {
  /** In the file, beginning with 1. */
  line: number
  cells: ListRow
  problems: Problem[]
}
export type UnknownWord = { field: Field; word: string }
