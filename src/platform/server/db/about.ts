import type * as z from 'zod/mini'
import type { Topic } from '#platform/contract/call.ts'
import { type AnyPgColumn, getTableColumns, getTableName, type PgTable } from '#platform/server/db/drizzle.ts'

export type Row = Record<string, unknown>

/** A column that names one or more stored files. */
export type FileColumn = AnyPgColumn

type Columns<Table extends PgTable> = 'all' | readonly (keyof Table['_']['columns'] & string)[]

/** What a role may do with a table: policies limit the rows, grants the columns. */
type May<Table extends PgTable> = {
  select?: Columns<Table>
  insert?: Columns<Table>
  update?: Columns<Table>
  /** Deleting is granted for whole rows only. */
  delete?: 'all'
}

/** 'select' with the columns as the database calls them. */
export type Grants = Readonly<Record<string, 'all' | readonly string[]>>

type Announced = {
  topic: Topic
  /** The column with the wedding that a change is about; without it, changes are about the studio. */
  wedding?: 'client_id' | 'id'
  /** The column with the studio; `planner_id` by default. */
  studio?: 'id'
  /** Which changes; all by default. */
  on?: string
}

/** How the history of a wedding speaks of the rows, and what an undo may take back. */
export type TableHistory = {
  /** 'task', as in: deleted the task “Order the arch”. */
  noun: string
  /** A wedding has one row at most, which sentences do not name. */
  isWedding?: true
  /** SQL for what names a row, from the JSON `r`; its title or name by default. */
  subject?: string
  /** Columns whose changes are not kept. */
  without?: readonly string[]
  /** Columns as sentences name them; others are not mentioned. The values are said only of those that `weddings/history` lists. */
  fields: Readonly<Record<string, string>>
  /** The column with the date that a row is moved by. */
  date?: string
  /** What happens to a row that is removed; 'deleted' by default. */
  removed?: string
  /** Whether an undo may touch the row: SQL over `row_id`, `inserted`, `deleted` and `before`. Never without it. */
  undo?: string
  /** 'day_items.day_id': an added row stays if one of these, which belong to it, was added or changed since. */
  parts?: readonly string[]
  /**
   * SQL after `from history h`, for rows that somebody has since confirmed as they are: an answer says anew what it leaves as it
   * is, and an undo leaves it too. For all rows of a batch at once, because there may be many.
   */
  confirmed?: string
  /** The column with the row that this one belongs to: what one call has added stays with it. */
  staysWith?: string
}

/** A list for spreadsheets. A field is a column, or `couple`, `invoice`, `vendor`, `vendors` or `day` for names. */
export type CsvList = { name: string; heads: Readonly<Record<string, string>>; add?: (row: Row) => Row }

/** What a column names without a foreign key: a table, or the record whose kind another field has. */
type Named = string | { by: string; tables?: Readonly<Record<string, string>> }
export type Reference =
  | Named
  /** JSON, one object or a list of them, with the ids in its fields. An entry without the record in `needs` is left out. */
  | { json: Readonly<Record<string, Named>>; needs?: string }
  /** '<kind>-<what> <id> <day>', for records of these kinds. */
  | { inKeyOf: readonly string[] }

/** Schemas of what the calls that write a row accept, by the names of its fields. */
export type RowForm = Readonly<Record<string, z.ZodMiniType>>

export type Exported = {
  /** Which rows an export of one wedding contains: its own, the couple, those that its rows name, all, or none. */
  inWedding: 'own' | 'couple' | 'named' | 'all' | 'none'
  /** Columns that are left out, besides those that the planner's role can't read and those that are generated. */
  without?: readonly string[]
  order?: string
  csv?: CsvList
  /** The column by which lists name a row. */
  name?: string
  /** What is made up by an import, because an export leaves it out. */
  secrets?: readonly string[]
  references?: Readonly<Record<string, Reference>>
  /** 'tasks.template_id': columns of tables that know nothing of this one, whose ids are rows of it. */
  namedBy?: readonly string[]
  /** The kinds of record that these rows are, where a reference says only the kind. */
  kinds?: readonly string[]
  /** What is not true of an imported row. */
  reset?: (row: Row) => Row
} & (
  | {
      /** Null if the database, and the names of its columns, say all that an import has to check. */
      form: RowForm | null
      staysBehind?: undefined
    }
  | {
      form?: undefined
      /** An import leaves it out. */
      staysBehind: true
    }
)

export type TableFile = {
  column: FileColumn
  /** The field of an export that has the path of the file instead; the file is in no export without it. */
  as?: string
  /** The name of the file in an export, or the column that has it. */
  name?: string
  nameFrom?: string
}

type About = {
  announced?: Announced
  /** How many rows a studio may have, and what they are called. */
  ceiling?: readonly [most: number, called: string]
  history?: TableHistory
  /** Tables with the column here that names a row of them: an undo does not remove a row that is named. */
  holds?: Readonly<Record<string, string>>
  /** Those outside hear of '<word>.created', '<word>.changed' and '<word>.deleted'. */
  outside?: string
  files?: readonly TableFile[]
  /** Rows that are deleted for good with their wedding, instead of going into the trash with it. */
  skipsTrash?: true
  /** Why no export contains it, or how one does. Tables that belong to no studio say nothing. */
  exported?: string | Exported
  /** In words, what a studio must not have any of that an export is brought into. */
  inTheWay?: string
}

export type AboutTable = About & { table: string; couple?: Grants; link?: Grants }

/** The name of a column in the database. */
export const columnName = ({ name, keyAsName }: AnyPgColumn): string =>
  keyAsName ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name

function grantsOf(table: PgTable, may: Readonly<Record<string, 'all' | readonly string[]>> | undefined) {
  if (!may) return undefined
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(may).map(([what, granted]) => [
      what,
      granted === 'all' ? granted : granted.map((key) => columnName(columns[key]!)),
    ]),
  )
}

/**
 * What holds for the rows of a table besides its columns, keys and policies, stated once beside the table. Grants and
 * triggers in the database, the history with its undo, exports and imports come from it.
 */
export function about<Table extends PgTable>(
  table: Table,
  { couple, link, ...facts }: About & { couple?: May<Table>; link?: May<Table> },
): AboutTable {
  const grants = { couple: grantsOf(table, couple), link: grantsOf(table, link) }
  return {
    table: getTableName(table),
    ...facts,
    ...(grants.couple && { couple: grants.couple }),
    ...(grants.link && { link: grants.link }),
  }
}
