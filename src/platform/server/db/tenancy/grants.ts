import type { PgTable } from '#platform/server/db/drizzle.ts'

type Columns<Table extends PgTable> = 'all' | readonly (keyof Table['_']['columns'] & string)[]

type May<Table extends PgTable> = {
  select?: Columns<Table>
  insert?: Columns<Table>
  update?: Columns<Table>
  /** Deleting is granted for whole rows only. */
  delete?: 'all'
}

type GrantedRole = 'couple' | 'link'

/** Grants of a role on a table: policies limit the rows, grants the columns. */
export class Grants {
  readonly role: GrantedRole
  readonly table: PgTable
  readonly may: Readonly<Record<string, 'all' | readonly string[]>>

  constructor(role: GrantedRole, table: PgTable, may: Grants['may']) {
    this.role = role
    this.table = table
    this.may = may
  }
}

/**
 * Declared beside the table. A migration grants it, and `grants.services.test.ts` compares it with the database, so that the two
 * can't differ.
 */
export const coupleMay = <Table extends PgTable>(table: Table, may: May<Table>): Grants =>
  new Grants('couple', table, may)

/** The same for whoever opens a link. */
export const linkMay = <Table extends PgTable>(table: Table, may: May<Table>): Grants => new Grants('link', table, may)
