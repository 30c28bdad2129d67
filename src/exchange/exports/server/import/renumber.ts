import { columnName, type Reference, type Row } from '#platform/server/db/about.ts'
import type { ExportedTable } from '#exchange/exports/server/exported-tables.ts'
import type { StoredFile } from '#platform/server/files/store.ts'
import type { NewIds } from '#exchange/exports/server/import/ids.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'
import type { References } from '#exchange/exports/server/import/references.ts'
import type { ForeignKey } from '#exchange/exports/server/row-queries.ts'

type Sources = {
  plannerId: number
  tables: readonly ExportedTable[]
  references: References
  ids: NewIds
  foreignKeys: readonly ForeignKey[]
  /** A stored file by its path in the export; undefined for one that the export could not find. */
  fileOf: (path: string) => StoredFile | undefined
}

/** Makes rows of an export into rows of this studio: every id in them is the new one. */
export class Renumbering {
  readonly #sources: Sources
  readonly #tables: ReadonlyMap<string, ExportedTable>
  readonly #keysOf = new Map<string, ForeignKey[]>()

  constructor(sources: Sources) {
    this.#sources = sources
    this.#tables = new Map(sources.tables.map((table) => [table.table, table]))
    for (const key of sources.foreignKeys) this.#keysOf.set(key.table, [...(this.#keysOf.get(key.table) ?? []), key])
  }

  async row(table: string, given: Row, place: string): Promise<Row> {
    const { ids, plannerId } = this.#sources
    const row: Row = { ...given, id: ids.of(table, given['id']), planner_id: plannerId }
    for (const { column, target, canBeEmpty } of this.#keysOf.get(table) ?? []) {
      const old = given[column] ?? null
      const mapped = old === null ? null : ids.of(target, old)
      if (mapped === undefined && !canBeEmpty) problem(`${place}: ${column} names a row that is not in the export.`)
      row[column] = mapped ?? null
    }
    await this.#refer(table, row, place)
    this.#file(row, table, given)
    if (table === 'history') await this.#history(row, place)
    return { ...row, ...this.#tables.get(table)?.reset?.(row) }
  }

  /** Ids in columns without a foreign key. */
  async #refer(table: string, row: Row, place: string): Promise<void> {
    for (const [column, reference] of this.#sources.references.of(table))
      if ((row[column] ?? null) !== null) row[column] = await this.#referred(reference, row, column, place)
  }

  async #referred(reference: Reference, row: Row, column: string, place: string): Promise<unknown> {
    const { ids, references } = this.#sources
    const value = row[column]
    if (typeof reference === 'object' && 'json' in reference) return this.#json(reference, value)
    if (typeof reference === 'object' && 'inKeyOf' in reference)
      return Array.isArray(value)
        ? Promise.all(value.map((key) => this.#key(reference.inKeyOf, key)))
        : this.#key(reference.inKeyOf, value)
    const target = references.tableOf(reference, row)
    // A text would be read as an id, or as a list of them, by the database.
    if (Array.isArray(value)) return value.flatMap((id) => (target && ids.of(target, id)) ?? [])
    if (typeof value !== 'number') return problem(`${place}: ${column} is not the id of a row.`)
    return target ? ids.ofGone(target, value) : null
  }

  #file(row: Row, table: string, given: Row): void {
    const file = this.#tables.get(table)?.file
    if (!file) return
    const path = given[file.as]
    const stored = typeof path === 'string' ? this.#sources.fileOf(path) : undefined
    row[columnName(file.column)] = stored?.key ?? null
    // Ranges are computed from it.
    if (stored && 'file_size' in row) row['file_size'] = stored.size
    delete row[file.as]
  }

  #json(reference: Extract<Reference, { json: object }>, value: unknown): unknown {
    const { json, needs } = reference
    if (Array.isArray(value))
      return value
        .map((entry) => this.#json(reference, entry))
        .filter((entry) => !needs || (entry as Row | null)?.[needs] !== undefined)
    if (typeof value !== 'object' || value === null) return value
    const entry: Row = { ...value }
    for (const [field, named] of Object.entries(json)) {
      if (!(field in entry)) continue
      const table = this.#sources.references.tableOf(named, entry)
      const ids = (id: unknown) => this.#sources.ids.of(table ?? '', id)
      const old = entry[field]
      const mapped = Array.isArray(old) ? old.flatMap((id) => ids(id) ?? []) : ids(old)
      if (mapped === undefined) delete entry[field]
      else entry[field] = mapped
    }
    return entry
  }

  /** An undo writes what the history kept, so that no id in it may be one of another studio. */
  async #history(row: Row, place: string): Promise<void> {
    const of = String(row['table_name'])
    if (typeof row['row_id'] !== 'number' || !this.#sources.ids.knows(of))
      return problem(`${place}: there is no row that it is about.`)
    row['row_id'] = await this.#sources.ids.ofGone(of, row['row_id'])
    for (const side of ['before', 'after'])
      row[side] = await this.#kept(of, row[side], row['operation'] === 'update' ? {} : { id: row['row_id'] }, place)
  }

  /** Values that a row had. */
  async #kept(table: string, kept: unknown, own: Row, place: string): Promise<unknown> {
    if (typeof kept !== 'object' || kept === null) return null
    const { ids, plannerId } = this.#sources
    const { id: _, planner_id: __, ...row } = kept as Row
    for (const { column, target } of this.#keysOf.get(table) ?? [])
      if (column in row) row[column] = ids.of(target, row[column]) ?? null
    await this.#refer(table, row, place)
    return 'id' in own ? { ...row, ...own, planner_id: plannerId } : row
  }

  /** '<kind>-<what> <id> <day>': what was told on which day, of which record. */
  async #key(kinds: readonly string[], key: unknown): Promise<unknown> {
    const [, what = '', id = '', day = ''] = /^(\S+) (\d+)( .*)?$/.exec(String(key)) ?? []
    const kind = what.split('-')[0] ?? ''
    const table = kinds.includes(kind) ? this.#sources.references.ofKind(kind) : undefined
    return table === undefined ? key : `${what} ${await this.#sources.ids.ofGone(table, Number(id))}${day}`
  }
}
