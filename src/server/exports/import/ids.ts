import type { Tx } from '#server/db/pool.ts'
import type { Row } from '#server/exports/row-queries.ts'
import { newIds } from '#server/exports/import/row-queries.ts'
import { problem } from '#server/exports/import/problem.ts'

const largestId = 2_147_483_647
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId

/** The new ids of all rows of an export, by their table and the ids in the export. */
export class NewIds {
  readonly #byTable = new Map<string, Map<number, number>>()
  readonly #gone = new Map<string, number>()

  /** Gives each row of a table an id of this installation. */
  async give(tx: Tx, table: string, rows: AsyncIterable<{ row: Row; place: string }>): Promise<void> {
    const old: number[] = []
    const seen = new Set<number>()
    for await (const { row, place } of rows) {
      const { id } = row
      if (!isId(id) || seen.has(id)) problem(`${place}, has no id of its own.`)
      seen.add(id as number)
      old.push(id as number)
    }
    const given = await newIds(tx, table, old.length)
    this.#byTable.set(table, new Map(old.map((id, index) => [id, given[index]!])))
  }

  /** Of a row that may not be in the export: then a number that no row has. */
  ofGone(table: string, id: number): number {
    const known = this.of(table, id) ?? this.#gone.get(`${table} ${id}`)
    if (known !== undefined) return known
    const next = largestId - this.#gone.size
    this.#gone.set(`${table} ${id}`, next)
    return next
  }

  of(table: string, id: unknown): number | undefined {
    return typeof id === 'number' ? this.#byTable.get(table)?.get(id) : undefined
  }
}
