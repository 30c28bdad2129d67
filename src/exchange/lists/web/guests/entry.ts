import type { Age, Person } from '#exchange/lists/web/guests/names/several-names.ts'

/** The filled cells of one row by the names of the fields. */
export type Values = ReadonlyMap<string, readonly string[]>

/** What one row says about people. */
export type RowPeople = {
  people: Person[]
  seats: Age[]
  /** 'The Last Family', as it stands in the row. */
  family?: string
  host?: string
  /** 'Mr. & Mrs. John Last', as it stands in the row. */
  formal?: string
  isOpen?: boolean
  asides: string[]
  problems: string[]
  warnings: string[]
}

export type Entry = RowPeople & {
  line: number
  values: Values
  /** Rows without an empty one between them. */
  block: number
}

export const firstOf = (values: Values, field: string): string => values.get(field)?.[0] ?? ''

export const wholeName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')
