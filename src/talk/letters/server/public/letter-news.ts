import type { LetterKind } from '#weddings/news/contract/letter-kinds.ts'

/** One thing that a letter tells. */
export type LetterNews = {
  kind: LetterKind
  title: string
  detail: string
  /** The id of the record that its link leads to. */
  shownId?: number
  /** How many things it is about, if there are several. */
  count?: number
}
