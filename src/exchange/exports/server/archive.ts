import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Collected } from '#exchange/exports/server/collect.ts'
import { readingStream, streamOf } from '#platform/server/foundation/streams.ts'
import { defaultLocale } from '#platform/contract/locale/region.ts'

type ArchiveSources = {
  stored: (key: string) => Promise<Readable | undefined>
  invoice: (id: number) => Promise<Buffer | undefined>
  /** Called with the part of the files that are written. */
  onProgress: (part: number) => Promise<void>
}

/** Says what the archive is; the last entry, because it lists the files that could not be read. */
type Description = { made: Date; clientId: number | null }

export const formatVersion = 1

/** For whoever opens the archive years later. */
const readme = (made: Date) =>
  [
    `This is an export of Larkspur, made on ${formatDate(made.toISOString(), defaultLocale)}.`,
    '',
    'csv/          the lists for spreadsheets: couples, people, tasks, events, invoices, and more',
    'files/        documents, attachments, and pictures, in a folder for each wedding',
    'invoices/     each invoice as a PDF',
    'messages/     the conversation with each couple, to be opened in a browser',
    'calendar.ics  events and wedding dates, for a calendar',
    'data/         all rows as JSON, from which Larkspur imports a studio',
    'larkspur.json what this archive contains, and which files could not be read',
    '',
    'Text that a spreadsheet would take for a formula begins with an apostrophe. To move a studio, import the whole ZIP',
    'in the settings of an empty studio (Import, Export, API). Passwords are in no export.',
    '',
  ].join('\r\n')

/**
 * The ZIP as a stream. Entries are opened one after the other, when the one before is written, so that nothing but the
 * list of entries is held in memory.
 */
export function archive(
  folder: string,
  { written, stored, invoices, tables }: Collected,
  { made, clientId }: Description,
  sources: ArchiveSources,
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const missing: string[] = []
  const all = stored.length + invoices.length
  let opened = 0
  let current: Readable | undefined
  const add = (path: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(path, { compress, mtime: made }, (give) => {
      if (output.destroyed) return
      void open().then(
        (bytes) => {
          current = bytes
          if (output.destroyed) return bytes.destroy()
          return give(null, bytes.on('error', fail))
        },
        (error: unknown) => fail(error as Error),
      )
    })
  const fail = (error: Error) => void output.destroy(error)
  zip.on('error', fail)
  // Whoever reads the stream gets its error; there is nobody else if reading has ended.
  output.on('error', () => {})
  output.once('close', () => current?.destroy())
  const orMissing = async (path: string, bytes: Promise<Readable | undefined>) => {
    await sources.onProgress(opened / all)
    opened += 1
    const found = await bytes
    if (!found) missing.push(path)
    return found ?? streamOf([])
  }

  add('README.txt', true, async () => streamOf([readme(made)]))
  for (const path of written) add(path, true, async () => readingStream(join(folder, path)))
  // Most of these are compressed already.
  for (const { key, path } of stored) add(path, false, () => orMissing(path, sources.stored(key)))
  for (const { id, path } of invoices)
    add(path, false, () =>
      orMissing(
        path,
        sources.invoice(id).then((bytes) => bytes && streamOf([bytes])),
      ),
    )
  add('larkspur.json', true, async () => {
    const description = { format: 'larkspur-export', version: formatVersion, made, wedding: clientId, tables, missing }
    return streamOf([`${JSON.stringify(description, null, 2)}\n`])
  })
  zip.end()
  return output
}
