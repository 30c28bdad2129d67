/** A template as it was inserted, and as it is written. */
export type Used = { filled: string; written: string }

/** What is sent later gets its fields back, because their values, such as the days to go, are others by then. */
export const withFields = (draft: string, used: readonly Used[]): string =>
  used.reduce((text, { filled, written }) => text.replace(filled, () => written), draft)
