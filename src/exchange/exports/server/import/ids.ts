import type { Tx } from '#platform/server/db/pool.ts'
import type { Row } from '#platform/server/db/about.ts'
import { newIds } from '#exchange/exports/server/import/row-queries.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'

const largestId = 2_147_483_647
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId

/** So many ids are taken at once for rows that are gone. */
const reservedAtOnce = 20
/** So many are taken at once for rows of an export. */
const takenAtOnce = 10_000

/**
 * The new ids of all rows of an export, by their table and the ids in the export. Until they are taken, rows keep theirs:
 * an import that is refused takes none.
 */
export class NewIds {
  readonly #byTable: ReadonlyMap<string, Map<number, number>>
  readonly #reserved = new Map<string, number[]>()
  #tx: Tx | undefined

  constructor(tables: readonly string[]) {
    this.#byTable = new Map(tables.map((table) => [table, new Map()]))
  }

  /** Notes the id of a row. Rows of tables that are not imported have none. */
  add(table: string, { id }: Row, place: string): void {
    const ids = this.#byTable.get(table)
    if (!ids) return
    if (!isId(id) || ids.has(id)) return problem(`${place}, has no id of its own.`)
    ids.set(id, id)
  }

  /** Gives each row an id of this installation. */
  async take(tx: Tx): Promise<void> {
    for (const [table, ids] of this.#byTable) {
      let given: number[] = []
      let left = ids.size
      for (const id of ids.keys()) {
        if (given.length === 0) given = (await newIds(tx, table, Math.min(left, takenAtOnce))).toReversed()
        ids.set(id, given.pop()!)
        left -= 1
      }
    }
    this.#tx = tx
  }

  /** A row that may not be in the export, such as a deleted one, gets an id that no other row will get. */
  async ofGone(table: string, id: number): Promise<number> {
    const known = this.of(table, id)
    if (known !== undefined) return known
    const given = this.#byTable.get(table) ?? problem(`There are no ids for ${table}.`)
    if (!this.#tx) return id
    const taken = await this.#takeReserved(this.#tx, table)
    given.set(id, taken)
    return taken
  }

  knows = (table: string): boolean => this.#byTable.has(table)

  of(table: string, id: unknown): number | undefined {
    return typeof id === 'number' ? this.#byTable.get(table)?.get(id) : undefined
  }

  async #takeReserved(tx: Tx, table: string): Promise<number> {
    const reserved = this.#reserved.get(table) ?? []
    if (reserved.length === 0) reserved.push(...(await newIds(tx, table, reservedAtOnce)))
    this.#reserved.set(table, reserved)
    return reserved.pop()!
  }
}
