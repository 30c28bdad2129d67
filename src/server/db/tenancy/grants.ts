import type { PgTable } from '#server/db/drizzle.ts'

type Columns<Table extends PgTable> = 'all' | readonly (keyof Table['_']['columns'] & string)[]

type May<Table extends PgTable> = {
  select?: Columns<Table>
  insert?: Columns<Table>
  update?: Columns<Table>
  /** Of rows; there is no deleting of columns. */
  delete?: 'all'
}

/** What the couple's role is granted on a table. Its policies say on which rows, this says on which columns. */
export class CoupleGrants {
  readonly table: PgTable
  readonly may: Readonly<Record<string, 'all' | readonly string[]>>

  constructor(table: PgTable, may: CoupleGrants['may']) {
    this.table = table
    this.may = may
  }
}

/**
 * Stands beside its table. A migration grants it, and `grants.test.ts` compares it with what the database grants, so
 * neither can change alone.
 */
export const coupleMay = <Table extends PgTable>(table: Table, may: May<Table>): CoupleGrants =>
  new CoupleGrants(table, may)
