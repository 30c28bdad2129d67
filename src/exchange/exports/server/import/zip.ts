import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { formatVersion } from '#exchange/exports/server/archive.ts'
import type { Row } from '#platform/server/db/about.ts'
import { isRow } from '#exchange/exports/server/row-queries.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'
import { heard, linesOf } from '#platform/server/foundation/streams.ts'

const mostEntries = 500_000
const mostBytes = 40 * 1024 ** 3
/** Bounds the names of all entries, and what else the ZIP says of them. */
const mostWords = 64 * 1024 * 1024
/** The ids of all rows are in memory until the last one is written. */
const mostRows = 2_000_000
/** As JSON, each character can become an object of fifty bytes. */
const longestLine = 4 * 1024 * 1024
const longestDescription = 4 * 1024 * 1024

/** The ZIP of an export, read entry by entry. Nothing that it says is believed. */
export class ExportZip {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  /** Paths of files that the export could not find. */
  missing: ReadonlySet<string> = new Set()
  /** The number of rows by table, as the export says. */
  #counts: Row = {}

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(path: string): Promise<ExportZip> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(() =>
      problem('The file is not a complete ZIP.'),
    )
    const entries = new Map<string, Entry>()
    let bytes = 0
    let words = 0
    try {
      for await (const entry of zip.eachEntry()) {
        bytes += entry.uncompressedSize
        words += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
        if (entries.size >= mostEntries || bytes > mostBytes || words > mostWords) problem('The ZIP contains too much.')
        entries.set(entry.fileName, forget(entry))
      }
      const opened = new ExportZip(zip, entries)
      await opened.#readDescription()
      return opened
    } catch (error) {
      zip.close()
      throw error
    }
  }

  close(): void {
    this.#zip.close()
  }

  has(path: string): boolean {
    return this.#entries.has(path)
  }

  async open(path: string): Promise<Readable> {
    const entry = this.#entries.get(path) ?? problem(`The ZIP has no ${path}.`)
    return heard(await this.#zip.openReadStreamPromise(entry))
  }

  /** The bytes of an entry when it is unpacked: reading fails where there are more, or fewer. */
  sizeOf(path: string): number {
    return this.#entries.get(path)?.uncompressedSize ?? 0
  }

  /** Reads everything once: each entry has its checksum, each table the rows that the export counted, and each row passes. */
  async check(checkRow: (table: string, row: Row, place: string) => void): Promise<void> {
    for (const [path, entry] of this.#entries) await this.#checkSum(path, entry)
    let all = 0
    for (const table of new Set([...Object.keys(this.#counts), ...this.#tables()])) {
      const wanted = this.#counts[table] ?? 0
      let found = 0
      for await (const { row, place } of this.rows(table)) {
        checkRow(table, row, place)
        found += 1
        all += 1
        if (all > mostRows) problem(`The export has more than ${mostRows} rows.`)
      }
      if (found !== wanted)
        problem(`data/${table}.json has ${found} rows, but larkspur.json counts ${JSON.stringify(wanted)}.`)
    }
  }

  #tables(): string[] {
    return [...this.#entries.keys()].flatMap((path) => /^data\/(\w+)\.json$/.exec(path)?.[1] ?? [])
  }

  /** The rows of a table, one in each line; none if the export has no such table. */
  async *rows(table: string): AsyncGenerator<{ row: Row; place: string; size: number }> {
    const path = `data/${table}.json`
    if (!this.has(path)) return
    let number = 0
    for await (const written of this.#linesIn(path)) {
      number += 1
      const place = `${path}, line ${number}`
      const line = written.replace(/\r$/, '')
      if (line === '[' || line === ']' || line === '[]' || line === '') continue
      yield { row: parsedRow(line.replace(/,$/, ''), place), place, size: line.length }
    }
  }

  /** Errors of the reader's own are not taken for damage. */
  async *#linesIn(path: string): AsyncGenerator<string> {
    const lines = linesOf(await this.open(path).catch(() => unreadable(path)), longestLine)
    try {
      for (;;) {
        const { done, value } = await lines.next().catch(() => unreadable(path))
        if (done) return
        yield value
      }
    } finally {
      await lines.return(undefined)
    }
  }

  async #checkSum(path: string, entry: Entry): Promise<void> {
    let sum = 0
    try {
      for await (const piece of (await this.open(path)) as AsyncIterable<Buffer>) sum = crc32(piece, sum)
    } catch {
      unreadable(path)
    }
    if (sum !== entry.crc32) unreadable(path)
  }

  async #readDescription(): Promise<void> {
    const path = 'larkspur.json'
    const entry = this.#entries.get(path)
    if (!entry || entry.uncompressedSize > longestDescription) return problem('This is not an export of Larkspur.')
    const described: unknown = await text(await this.open(path))
      .then((json) => JSON.parse(json) as unknown)
      .catch(() => problem('This is not an export of Larkspur.'))
    if (!isRow(described) || described['format'] !== 'larkspur-export') problem('This is not an export of Larkspur.')
    const { version, missing, tables } = described as Row
    if (version !== formatVersion) problem(`The export has version ${String(version)}, which is not known here.`)
    this.missing = new Set(Array.isArray(missing) ? missing.map(String) : [])
    if (!isRow(tables)) return problem('The export does not say how many rows it has.')
    this.#counts = tables
  }
}

const none = Buffer.alloc(0)

/** Keeps of an entry what reading it takes: a ZIP may have hundreds of thousands. */
const forget = (entry: Entry): Entry =>
  Object.assign(entry, {
    extraFields: [],
    extraFieldRaw: none,
    fileNameRaw: none,
    fileCommentRaw: none,
    fileComment: '',
  })

const unreadable = (path: string): never => problem(`${path} is damaged and can’t be read.`)

function parsedRow(written: string, place: string): Row {
  try {
    const row: unknown = JSON.parse(written)
    if (isRow(row)) return row
  } catch {
    // It is said below.
  }
  return problem(`${place}, is not a row.`)
}
