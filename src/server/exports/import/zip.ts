import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { formatVersion } from '#server/exports/archive.ts'
import type { Row } from '#server/exports/row-queries.ts'
import { problem } from '#server/exports/import/problem.ts'

const mostEntries = 500_000
const mostBytes = 40 * 1024 ** 3
const longestLine = 4 * 1024 * 1024
const longestDescription = 64 * 1024 * 1024

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The ZIP of an export, read entry by entry. Nothing that it says is believed. */
export class ExportZip {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  /** Paths of files that the export could not find. */
  missing: ReadonlySet<string> = new Set()

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(path: string): Promise<ExportZip> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(() =>
      problem('The file is not a whole ZIP.'),
    )
    const entries = new Map<string, Entry>()
    let bytes = 0
    try {
      for await (const entry of zip.eachEntry()) {
        bytes += entry.uncompressedSize
        if (entries.size >= mostEntries || bytes > mostBytes) problem('The ZIP contains too much.')
        entries.set(entry.fileName, entry)
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
    return this.#zip.openReadStreamPromise(entry)
  }

  /** The rows of a table, one in each line; none if the export has no such table. */
  async *rows(table: string): AsyncGenerator<{ row: Row; place: string }> {
    const path = `data/${table}.json`
    if (!this.has(path)) return
    let line = 0
    for await (const written of this.#linesOf(path)) {
      line += 1
      const place = `${path}, line ${line}`
      if (written.length > longestLine) problem(`${place}, is too long.`)
      if (written === '[' || written === ']' || written === '[]' || written === '') continue
      yield { row: parsedRow(written.replace(/,$/, ''), place), place }
    }
  }

  async *#linesOf(path: string): AsyncGenerator<string> {
    const bytes = await this.open(path)
    // readline would hold a line of any length.
    let sinceBreak = 0
    bytes.on('data', (piece: Buffer) => {
      const last = piece.lastIndexOf(10)
      sinceBreak = last === -1 ? sinceBreak + piece.length : piece.length - last
      if (sinceBreak > longestLine) bytes.destroy(new Error('A line is too long.'))
    })
    try {
      yield* createInterface({ input: bytes, crlfDelay: Infinity })
    } catch {
      problem(`${path} can’t be read.`)
    }
  }

  async #readDescription(): Promise<void> {
    const path = 'larkspur.json'
    const entry = this.#entries.get(path)
    if (!entry || entry.uncompressedSize > longestDescription) return problem('This is not an export of Larkspur.')
    const described: unknown = await text(await this.open(path))
      .then((json) => JSON.parse(json) as unknown)
      .catch(() => problem('This is not an export of Larkspur.'))
    if (!isRow(described) || described['format'] !== 'larkspur-export') problem('This is not an export of Larkspur.')
    const { version, missing } = described as Row
    if (version !== formatVersion) problem(`The export has the version ${String(version)}, which is not known here.`)
    this.missing = new Set(Array.isArray(missing) ? missing.map(String) : [])
  }
}

function parsedRow(written: string, place: string): Row {
  try {
    const row: unknown = JSON.parse(written)
    if (isRow(row)) return row
  } catch {
    // It is said below.
  }
  return problem(`${place}, is not a row.`)
}
