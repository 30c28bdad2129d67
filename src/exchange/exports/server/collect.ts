import { join } from 'node:path'
import { coupleNames } from '#platform/contract/names.ts'
import { timeOf } from '#day/days/contract/day-time.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { calendarEnd, calendarEntry, calendarHead } from '#exchange/exports/server/calendar.ts'
import { ConversationFiles } from '#exchange/exports/server/conversation-files.ts'
import { type AboutTable, columnName, type Row } from '#platform/server/db/about.ts'
import { csvRowOf, exportedTables, type ExportedTable } from '#exchange/exports/server/exported-tables.ts'
import { exportedColumns, readRows } from '#exchange/exports/server/row-queries.ts'
import { UniquePaths, weddingFolder } from '#exchange/exports/server/safe-names.ts'
import { TextFile } from '#exchange/exports/server/text-file.ts'
import { csvHead, csvLine } from '#platform/server/foundation/csv.ts'

/** What the archive contains; paths are those in the archive. */
export type Collected = {
  /** Files that were written to the folder. */
  written: string[]
  stored: { key: string; path: string }[]
  invoices: { id: number; path: string }[]
  /** The number of rows by table. */
  tables: Record<string, number>
}

/** Writes all rows to files of the folder, as JSON, lists, conversations and a calendar. */
export async function collect(
  tx: Tx,
  tables: readonly AboutTable[],
  folder: string,
  clientId: number | null,
): Promise<Collected> {
  const collector = new Collector(folder)
  const exported = exportedTables(tables)
  const columns = await exportedColumns(tx, exported)
  await collector.begin()
  try {
    for (const table of exported) {
      if (clientId !== null && table.inWedding === 'none') continue
      await collector.table(table, (handle) =>
        readRows(tx, { table, tables: exported, columns: columns.get(table.table) ?? [], clientId }, handle),
      )
    }
  } finally {
    await collector.end()
  }
  return collector.collected
}

class Collector {
  readonly collected: Collected = { written: [], stored: [], invoices: [], tables: {} }
  readonly #folder: string
  readonly #paths = new UniquePaths()
  readonly #made = new Date()
  /** Names of the rows that other rows name: couples, invoices, vendors, days. */
  readonly #names = new Map<string, string>()
  readonly #conversations = new ConversationFiles((path) => this.#create(path))
  #calendar: TextFile | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  async begin(): Promise<void> {
    this.#calendar = await this.#create('calendar.ics')
    await this.#calendar.write(calendarHead)
  }

  async end(): Promise<void> {
    await this.#conversations.end()
    await this.#calendar?.end(calendarEnd)
  }

  async table(
    { table: name, csv: list, file, name: nameColumn }: ExportedTable,
    read: (handle: (row: Row) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const data = await this.#create(`data/${name}.json`)
    const csv = list && (await this.#create(`csv/${list.name}.csv`))
    let count = 0
    try {
      await csv?.write(csvHead(list!.heads))
      await read(async (given) => {
        const row = this.#withPaths(name, given, file)
        await data.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`)
        count += 1
        this.#noteName(name, row, nameColumn)
        if (csv) await csv.write(csvLine(list.heads, csvRowOf(list, { ...row, ...this.#namesFor(name, row) })))
        await this.#writeElsewhere(name, row)
      })
    } finally {
      await data.end(count === 0 ? '[]\n' : '\n]\n')
      await csv?.end()
    }
    this.collected.tables[name] = count
  }

  async #create(path: string): Promise<TextFile> {
    this.collected.written.push(path)
    return TextFile.create(join(this.#folder, path))
  }

  /** Keys of the file store become paths in the archive; invoices get the path of their PDF. */
  #withPaths(table: string, row: Row, file: ExportedTable['file']): Row {
    const clientId = table === 'clients' ? row['id'] : row['client_id']
    const couple = table === 'clients' ? this.#coupleOf(row) : this.#names.get(`clients ${String(clientId)}`)
    if (table === 'invoices') {
      const number = row['invoice_number'] as string | null
      const path = this.#paths.take('invoices', `${number ?? 'Draft'}.pdf`)
      this.collected.invoices.push({ id: Number(row['id']), path })
      return { ...row, pdf: path }
    }
    if (!file) return row
    const { [columnName(file.column)]: key, ...others } = row
    if (typeof key !== 'string') return { ...others, [file.as]: null }
    const folder = couple === undefined ? 'files' : `files/${weddingFolder(Number(clientId), couple)}`
    const path = this.#paths.take(folder, file.name ?? String(row[file.nameFrom ?? '']))
    this.collected.stored.push({ key, path })
    return { ...others, [file.as]: path }
  }

  #coupleOf(row: Row): string {
    return coupleNames({
      partnerOneName: String(row['partner_one_name']),
      partnerTwoName: row['partner_two_name'] as string | null,
    })
  }

  #noteName(table: string, row: Row, column?: string): void {
    if (table !== 'clients' && column === undefined) return
    const name = column === undefined ? this.#coupleOf(row) : String(row[column])
    this.#names.set(`${table} ${String(row['id'])}`, name)
    if (table === 'invoices') this.#names.set(`currencies ${String(row['id'])}`, String(row['currency']))
  }

  #namesFor(table: string, row: Row): Row {
    const named = (of: string, id: unknown) => this.#names.get(`${of} ${String(id)}`)
    return {
      couple: named('clients', table === 'clients' ? row['id'] : row['client_id']),
      vendor: named('vendors', row['vendor_id']),
      invoice: named('invoices', row['invoice_id']),
      day: named('days', row['day_id']),
      ...(table === 'invoice_payments' && { currency: named('currencies', row['invoice_id']) }),
      ...(Array.isArray(row['vendor_ids']) && {
        vendors: row['vendor_ids']
          .map((id) => named('vendors', id))
          .filter(Boolean)
          .join(', '),
      }),
      ...(table === 'day_items' && typeof row['start'] === 'number' && { start: timeOf(row['start']) }),
    }
  }

  async #writeElsewhere(table: string, row: Row): Promise<void> {
    const couple = this.#names.get(`clients ${String(row['client_id'])}`)
    if (table === 'message_attachments') this.#conversations.noteFile(row)
    if (table === 'messages') await this.#conversations.add(row, couple ?? '')
    if (table === 'clients' && row['wedding_date'])
      await this.#addToCalendar(`wedding-${String(row['id'])}`, {
        title: `Wedding of ${this.#coupleOf(row)}`,
        date: row['wedding_date'],
        place: row['venue'],
      })
    if (table === 'events' && row['date'])
      await this.#addToCalendar(`event-${String(row['id'])}`, {
        ...row,
        title: couple ? `${String(row['title'])} (${couple})` : row['title'],
      })
  }

  async #addToCalendar(uid: string, row: Row): Promise<void> {
    const text = (name: string) => row[name] as string | null | undefined
    const entry = {
      uid,
      title: String(row['title']),
      date: String(row['date']),
      time: text('time'),
      minutes: row['minutes'] as number | null | undefined,
      description: text('description'),
      place: text('place'),
    }
    await this.#calendar?.write(calendarEntry(entry, this.#made))
  }
}
