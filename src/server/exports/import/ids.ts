import type { Tx } from '#server/db/pool.ts'
import type { Row } from '#server/exports/row-queries.ts'
import { newIds } from '#server/exports/import/row-queries.ts'
import { problem } from '#server/exports/import/problem.ts'

const largestId = 2_147_483_647
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId

/** So many ids are taken at once for rows that are gone. */
const reservedAtOnce = 20

/**
 * The new ids of all rows of an export, by their table and the ids in the export. Until they are taken, rows keep theirs:
 * an import that is refused takes none.
 */
export class NewIds {
  readonly #tx: Tx
  readonly #byTable = new Map<string, Map<number, number>>()
  readonly #reserved = new Map<string, number[]>()
  #areTaken = false

  constructor(tx: Tx) {
    this.#tx = tx
  }

  async collect(table: string, rows: AsyncIterable<{ row: Row; place: string }>): Promise<void> {
    const old = new Set<number>()
    for await (const { row, place } of rows) {
      const { id } = row
      if (!isId(id) || old.has(id)) problem(`${place}, has no id of its own.`)
      old.add(id as number)
    }
    this.#byTable.set(table, new Map([...old].map((id) => [id, id])))
  }

  /** Gives each row an id of this installation. */
  async take(): Promise<void> {
    for (const [table, ids] of this.#byTable) {
      const given = await newIds(this.#tx, table, ids.size)
      this.#byTable.set(table, new Map([...ids.keys()].map((id, index) => [id, given[index]!])))
    }
    this.#areTaken = true
  }

  /** Of a row that may not be in the export, such as a deleted one: an id that no other row will get. */
  async ofGone(table: string, id: number): Promise<number> {
    const known = this.of(table, id)
    if (known !== undefined) return known
    const given = this.#byTable.get(table) ?? problem(`There are no ids for ${table}.`)
    if (!this.#areTaken) return id
    const taken = await this.#takeReserved(table)
    given.set(id, taken)
    return taken
  }

  knows = (table: string): boolean => this.#byTable.has(table)

  of(table: string, id: unknown): number | undefined {
    return typeof id === 'number' ? this.#byTable.get(table)?.get(id) : undefined
  }

  async #takeReserved(table: string): Promise<number> {
    const reserved = this.#reserved.get(table) ?? []
    if (reserved.length === 0) reserved.push(...(await newIds(this.#tx, table, reservedAtOnce)))
    this.#reserved.set(table, reserved)
    return reserved.pop()!
  }
}
