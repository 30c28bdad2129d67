import { fileColumns } from '#server/exports/exported-tables.ts'
import type { Row } from '#server/exports/row-queries.ts'
import type { NewIds } from '#server/exports/import/ids.ts'
import { problem } from '#server/exports/import/problem.ts'
import { looseReferences, namedReferences, recordTables } from '#server/exports/import/references.ts'
import type { ForeignKey } from '#server/exports/import/row-queries.ts'

type Sources = {
  plannerId: number
  ids: NewIds
  foreignKeys: readonly ForeignKey[]
  /** The key of a stored file by its path in the export. */
  fileKeyOf: (path: string) => string | null
}

/** Makes rows of an export into rows of this studio: every id in them is the new one. */
export class Renumbering {
  readonly #sources: Sources
  readonly #keysOf = new Map<string, ForeignKey[]>()

  constructor(sources: Sources) {
    this.#sources = sources
    for (const key of sources.foreignKeys) this.#keysOf.set(key.table, [...(this.#keysOf.get(key.table) ?? []), key])
  }

  row(table: string, given: Row, place: string): Row {
    const { ids, plannerId } = this.#sources
    const row: Row = { ...given, id: ids.of(table, given['id']), planner_id: plannerId }
    for (const { column, target, canBeEmpty } of this.#keysOf.get(table) ?? []) {
      const old = given[column] ?? null
      const mapped = old === null ? null : ids.of(target, old)
      if (mapped === undefined && !canBeEmpty) problem(`${place}: ${column} names a row that is not in the export.`)
      row[column] = mapped ?? null
    }
    for (const [column, value] of Object.entries(given)) this.#loose(row, table, column, value)
    this.#file(row, table, given)
    this.#inside(row, table)
    return { ...row, ...resets[table] }
  }

  #loose(row: Row, table: string, column: string, value: unknown): void {
    const reference = `${table}.${column}`
    const named = namedReferences[reference]
    const target = looseReferences[reference] ?? (named && named.tables[String(row[named.by])])
    if (target === undefined) return
    const { ids } = this.#sources
    if (Array.isArray(value)) row[column] = value.flatMap((id) => ids.of(target, id) ?? [])
    else if (typeof value === 'number') row[column] = ids.ofGone(target, value)
  }

  #file(row: Row, table: string, given: Row): void {
    const file = fileColumns[table]
    if (!file) return
    const path = given[file.as]
    row[file.column] = typeof path === 'string' ? this.#sources.fileKeyOf(path) : null
    delete row[file.as]
  }

  /** Ids inside of JSON. */
  #inside(row: Row, table: string): void {
    const { ids } = this.#sources
    const record = (kind: unknown, id: unknown) => ids.of(recordTables[String(kind)] ?? '', id)
    const listOf = (column: string) => (Array.isArray(row[column]) ? (row[column] as Row[]) : undefined)
    if (table === 'messages' || table === 'scheduled_messages')
      row['cards'] =
        listOf('cards')?.flatMap((card) => {
          const id = record(card['kind'], card['id'])
          return id === undefined ? [] : { ...card, id }
        }) ?? null
    if (table === 'letters')
      row['news'] = (listOf('news') ?? []).map(({ shownId, ...news }) => {
        const id = record(news['kind'], shownId)
        return id === undefined ? news : { ...news, shownId: id }
      })
    if (table === 'day_vendors')
      row['told_items'] = (listOf('told_items') ?? []).flatMap((item) => {
        const id = ids.of('day_items', item['id'])
        return id === undefined ? [] : { ...item, id }
      })
    if (table === 'history_batches') row['about'] = this.#about(row['about'])
    if (table === 'history') {
      const of = String(row['table_name'])
      row['row_id'] = ids.of(of, row['row_id']) ?? row['row_id']
      row['before'] = this.#kept(of, row['before'])
      row['after'] = this.#kept(of, row['after'])
    }
    if (table === 'notifications') row['once_key'] = this.#onceKey(row['once_key'])
  }

  #about(about: unknown): unknown {
    const { of, ...rest } = (about ?? {}) as Row
    const batch = this.#sources.ids.of('history_batches', of)
    return batch === undefined ? rest : { ...rest, of: batch }
  }

  /** Values that a row had, as the history keeps them. */
  #kept(table: string, kept: unknown): unknown {
    if (typeof kept !== 'object' || kept === null) return null
    const { ids, plannerId } = this.#sources
    const row: Row = { ...kept }
    if ('id' in row) row['id'] = ids.of(table, row['id']) ?? row['id']
    if ('planner_id' in row) row['planner_id'] = plannerId
    for (const { column, target } of this.#keysOf.get(table) ?? [])
      if (typeof row[column] === 'number') row[column] = ids.of(target, row[column]) ?? null
    for (const [column, value] of Object.entries(row)) this.#loose(row, table, column, value)
    return row
  }

  /** '<what> <id> <day>': what, of which record, was told on which day. */
  #onceKey(key: unknown): unknown {
    const [, what = '', id = '', day = ''] = /^(\S+) (\d+)( .*)?$/.exec(String(key)) ?? []
    const table = { event: 'events', task: 'tasks', payment: 'invoices' }[what.split('-')[0] ?? '']
    return table === undefined ? key : `${what} ${this.#sources.ids.ofGone(table, Number(id))}${day}`
  }
}

/** What is not true of an imported row: whoever was invited is invited again, and nothing is sent by itself. */
const resets: Readonly<Record<string, Row>> = {
  clients: { is_activated: false, invite_sent: false, invite_expires_at: null },
  people: { invited_at: null },
  members: { joined_at: null, invite_expires_at: null },
  scheduled_messages: { held: true },
}
