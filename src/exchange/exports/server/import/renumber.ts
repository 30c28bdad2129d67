import { fileColumns } from '#exchange/exports/server/exported-tables.ts'
import type { Row } from '#exchange/exports/server/row-queries.ts'
import type { StoredFile } from '#platform/server/files/store.ts'
import type { NewIds } from '#exchange/exports/server/import/ids.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'
import {
  jsonReferences,
  looseReferences,
  namedReferences,
  recordTables,
  type JsonReferences,
} from '#exchange/exports/server/import/references.ts'
import type { ForeignKey } from '#exchange/exports/server/import/row-queries.ts'

type Sources = {
  plannerId: number
  ids: NewIds
  foreignKeys: readonly ForeignKey[]
  /** A stored file by its path in the export; undefined for one that the export could not find. */
  fileOf: (path: string) => StoredFile | undefined
}

/** Makes rows of an export into rows of this studio: every id in them is the new one. */
export class Renumbering {
  readonly #sources: Sources
  readonly #keysOf = new Map<string, ForeignKey[]>()

  constructor(sources: Sources) {
    this.#sources = sources
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
    for (const column of Object.keys(given)) await this.#loose(row, table, column, place)
    this.#file(row, table, given)
    for (const [column, value] of Object.entries(row)) {
      const references = jsonReferences[`${table}.${column}`]
      if (references) row[column] = this.#json(references, value)
    }
    if (table === 'history') await this.#history(row, place)
    if (table === 'notifications') {
      row['once_key'] = await this.#onceKey(row['once_key'])
      if (Array.isArray(row['covers']))
        row['covers'] = await Promise.all(row['covers'].map((key) => this.#onceKey(key)))
    }
    return { ...row, ...resets[table], ...settled(table, row) }
  }

  /** A text would be read as an id, or as a list of them, by the database. */
  async #loose(row: Row, table: string, column: string, place: string): Promise<void> {
    const reference = `${table}.${column}`
    const named = namedReferences[reference]
    const value = row[column] ?? null
    if (value === null || !(named ?? looseReferences[reference])) return
    const target = looseReferences[reference] ?? named?.tables[String(row[named.by])]
    const { ids } = this.#sources
    if (Array.isArray(value)) row[column] = value.flatMap((id) => (target && ids.of(target, id)) ?? [])
    else if (typeof value !== 'number') problem(`${place}: ${column} is not the id of a row.`)
    else row[column] = target ? await ids.ofGone(target, value) : null
  }

  #file(row: Row, table: string, given: Row): void {
    const file = fileColumns[table]
    if (!file) return
    const path = given[file.as]
    const stored = typeof path === 'string' ? this.#sources.fileOf(path) : undefined
    row[file.column] = stored?.key ?? null
    // Ranges are computed from it.
    if (stored && 'file_size' in row) row['file_size'] = stored.size
    delete row[file.as]
  }

  /** Ids inside of JSON. */
  #json(references: JsonReferences, value: unknown): unknown {
    const { fields, needs } = references
    if (Array.isArray(value))
      return value
        .map((entry) => this.#json(references, entry))
        .filter((entry) => !needs || (entry as Row | null)?.[needs] !== undefined)
    if (typeof value !== 'object' || value === null) return value
    const entry: Row = { ...value }
    for (const [field, target] of Object.entries(fields)) {
      if (!(field in entry)) continue
      const table = 'table' in target ? target.table : recordTables[String(entry[target.by])]
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
    for (const column of Object.keys(row)) await this.#loose(row, table, column, place)
    return 'id' in own ? { ...row, ...own, planner_id: plannerId } : row
  }

  /** '<what> <id> <day>': what, of which record, was told on which day. */
  async #onceKey(key: unknown): Promise<unknown> {
    const [, what = '', id = '', day = ''] = /^(\S+) (\d+)( .*)?$/.exec(String(key)) ?? []
    const table = { event: 'events', task: 'tasks', payment: 'invoices' }[what.split('-')[0] ?? '']
    return table === undefined ? key : `${what} ${await this.#sources.ids.ofGone(table, Number(id))}${day}`
  }
}

/** What is not true of an imported row: whoever was invited is invited again, and nothing is sent by itself. */
const resets: Readonly<Record<string, Row>> = {
  clients: { is_activated: false, invite_sent: false, invite_expires_at: null },
  // Who has been seen is taken for invited.
  people: { invited_at: null, last_seen_at: null },
  members: { joined_at: null, invite_expires_at: null },
  scheduled_messages: { held: true },
}

/** What waits to be mailed counts as mailed: the addresses are those that the export says, and nobody has confirmed them. */
function settled(table: string, row: Row): Row {
  if (table === 'notifications') return { mailed_at: row['mailed_at'] ?? new Date().toISOString() }
  if (table === 'day_vendors')
    return { told_version: Math.max(Number(row['told_version'] ?? 0), Number(row['changed_in'])) }
  return {}
}
