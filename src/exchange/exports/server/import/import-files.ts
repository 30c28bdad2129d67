import { exchangedFile } from '#planning/documents/contract/endpoints.ts'
import type { ExportedTable } from '#exchange/exports/server/exported-tables.ts'
import { ContentCheck } from '#platform/server/files/content-type.ts'
import type { FileStore, StoredFile } from '#platform/server/files/store.ts'
import { problem } from '#exchange/exports/server/import/problem.ts'
import type { ExportZip } from '#exchange/exports/server/import/zip.ts'
import { streamOf } from '#platform/server/foundation/streams.ts'

/** Pictures were made by Larkspur when they were uploaded. */
const pictures = ['image/webp', 'image/png', 'image/jpeg']

/** The files of an import in the store, by their paths in the export. */
export class ImportedFiles {
  readonly #store: FileStore
  readonly #zip: ExportZip
  readonly #stored = new Map<string, StoredFile>()

  constructor(store: FileStore, zip: ExportZip) {
    this.#store = store
    this.#zip = zip
  }

  /** Stores the files of all rows, one after the other. Their types are checked like those of uploads. */
  async storeAll(tables: readonly ExportedTable[]): Promise<void> {
    for (const { table, file } of tables) if (file) await this.#storeThose(table, file.as)
  }

  async #storeThose(table: string, field: string): Promise<void> {
    for await (const { row, place } of this.#zip.rows(table)) {
      const path = row[field]
      if (path === null || path === undefined) continue
      if (typeof path !== 'string' || this.#stored.has(path))
        return problem(`${place}: ${field} is not a path of its own.`)
      // The export has an empty file in its place.
      if (this.#zip.missing.has(path)) continue
      const type = row['file_type']
      this.#stored.set(path, await this.#storeOne(path, typeof type === 'string' ? [type] : pictures))
    }
  }

  /** Undefined for a file that the export could not find. */
  of(path: string): StoredFile | undefined {
    return this.#stored.get(path)
  }

  async removeAll(): Promise<void> {
    await Promise.allSettled([...this.#stored.values()].map(({ key }) => this.#store.remove(key)))
  }

  async #storeOne(path: string, types: readonly string[]): Promise<StoredFile> {
    if (this.#zip.sizeOf(path) > exchangedFile.maxBytes)
      problem(`${path} is larger than the ${exchangedFile.maxBytes / 1024 / 1024} MB that a file may have.`)
    const accepted = types.filter((type) => [...exchangedFile.types, ...pictures].includes(type))
    const check = new ContentCheck(accepted)
    const bytes = await this.#zip.open(path)
    async function* checked() {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        if (!check.take(piece)) break
        yield piece
      }
    }
    const stored = await this.#store.put(streamOf(checked()))
    if (accepted.includes(check.finish() ?? '')) return stored
    await this.#store.remove(stored.key)
    return problem(`${path} is not a file of the type that its row says, or of none that can be uploaded.`)
  }
}
