import { tables } from '#app/server/tables.ts'
import { derivedFunctions, tableDefinition } from '#platform/server/db/table-definitions.ts'

/** The SQL that follows from what the tables say about themselves, by folder and file. */
export const definitions = {
  functions: derivedFunctions(tables),
  'table-definitions': Object.fromEntries(
    tables.flatMap((about) => {
      const text = tableDefinition(about)
      return text ? [[`${about.table}.sql`, text]] : []
    }),
  ),
}
