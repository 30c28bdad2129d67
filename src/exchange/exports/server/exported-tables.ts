import type { AboutTable, CsvList, Exported, Row, TableFile } from '#platform/server/db/about.ts'
import type { CsvRow } from '#platform/server/foundation/csv.ts'

export type ExportedTable = Exported & { table: string; file?: ExportedFile | undefined }

/** A column whose file is in the export, and the field with its path there. */
export type ExportedFile = TableFile & { as: string }

const isExported = (file: TableFile): file is ExportedFile => file.as !== undefined

/** In the order of the areas, in which rows come after those that their lists and pages name. */
export const exportedTables = (tables: readonly AboutTable[]): ExportedTable[] =>
  tables.flatMap(({ table, exported, files = [] }) =>
    typeof exported === 'object' ? [{ table, ...exported, file: files.find(isExported) }] : [],
  )

/** Columns that an export leaves out. */
export const leftOut = ({ without = [], secrets = [] }: Exported): readonly string[] => [...without, ...secrets]

const cell = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const csvRowOf = (list: CsvList, row: Row): CsvRow =>
  Object.fromEntries(Object.entries({ ...row, ...list.add?.(row) }).map(([name, value]) => [name, cell(value)]))
