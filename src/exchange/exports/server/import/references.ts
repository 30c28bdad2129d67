import type { AboutTable, Reference } from '#platform/server/db/about.ts'

/** What columns name without a foreign key, by table and column; foreign keys are read from the catalogue. */
export class References {
  readonly #byTable = new Map<string, Map<string, Reference>>()
  readonly #byKind = new Map<string, string>()

  constructor(tables: readonly AboutTable[]) {
    for (const { table, exported } of tables) {
      if (typeof exported !== 'object') continue
      for (const [column, reference] of Object.entries(exported.references ?? {})) this.#add(table, column, reference)
      for (const place of exported.namedBy ?? []) this.#addNamed(place, table)
      for (const kind of exported.kinds ?? []) this.#byKind.set(kind, table)
    }
  }

  of(table: string): ReadonlyMap<string, Reference> {
    return this.#byTable.get(table) ?? new Map()
  }

  /** The table of the records of a kind. */
  ofKind(kind: string): string | undefined {
    return this.#byKind.get(kind)
  }

  /** The table that a reference names in a row, or in an entry of its JSON. */
  tableOf(named: Extract<Reference, string | { by: string }>, row: Readonly<Record<string, unknown>>) {
    if (typeof named === 'string') return named
    const kind = String(row[named.by])
    return named.tables?.[kind] ?? this.#byKind.get(kind)
  }

  #add(table: string, column: string, reference: Reference): void {
    const columns = this.#byTable.get(table) ?? new Map<string, Reference>()
    this.#byTable.set(table, columns.set(column, reference))
  }

  /** 'tasks.template_id', or 'history_batches.about.templateId' for a field of JSON. */
  #addNamed(place: string, target: string): void {
    const [table = '', column = '', field] = place.split('.')
    if (field === undefined) return this.#add(table, column, target)
    const known = this.of(table).get(column)
    const json = typeof known === 'object' && 'json' in known ? known : { json: {} }
    this.#add(table, column, { ...json, json: { ...json.json, [field]: target } })
  }
}
