import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { record } from '#studio/audit/server/public/record.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { exportedTables } from '#exchange/exports/server/exported-tables.ts'
import { rowCheck } from '#exchange/exports/server/import/check-row.ts'
import { ImportedFiles } from '#exchange/exports/server/import/import-files.ts'
import { NewIds } from '#exchange/exports/server/import/ids.ts'
import { checkReferences, importedTables, importRows } from '#exchange/exports/server/import/import-rows.ts'
import { Problem, problem } from '#exchange/exports/server/import/problem.ts'
import * as queries from '#exchange/exports/server/import/queries.ts'
import { References } from '#exchange/exports/server/import/references.ts'
import { Renumbering } from '#exchange/exports/server/import/renumber.ts'
import { listForeignKeys } from '#exchange/exports/server/row-queries.ts'
import { ExportZip } from '#exchange/exports/server/import/zip.ts'
import { writingStream } from '#platform/server/foundation/streams.ts'
import { job, type JobContext } from '#platform/server/jobs/job.ts'

type Asked = { id: number; plannerId: number; fileKey: string }

/** Files are stored first, and removed again if the rows can't be written. */
async function unpack({ pool, services }: JobContext, { id, plannerId, fileKey }: Asked): Promise<void> {
  await services.work.lend(plannerId, async (folder) => {
    const path = join(folder, 'export.zip')
    const uploaded = (await services.files.get(fileKey)) ?? problem('The upload is gone. Please send it again.')
    await pipeline(uploaded.bytes, writingStream(path, { mode: 0o600 }))
    const zip = await ExportZip.open(path)
    const files = new ImportedFiles(services.files, zip)
    const tables = exportedTables(services.tables)
    const ids = new NewIds(importedTables(tables).map(({ table }) => table))
    const checkRow = rowCheck(tables)
    try {
      await zip.check((table, row, place) => {
        checkRow(table, row, place)
        ids.add(table, row, place)
      })
      await files.storeAll(tables)
      const foreignKeys = await asSystem(pool, listForeignKeys)
      const references = new References(services.tables)
      const fileOf = (file: string) => files.of(file)
      const renumbering = new Renumbering({ plannerId, tables, references, ids, foreignKeys, fileOf })
      const checked = { tables, zip, ids, foreignKeys, renumbering }
      await checkReferences(checked)
      await asSystem(pool, (tx) => queries.noteProgress(tx, id, 50))
      await asSystem(pool, async (tx) => {
        const inTheWay = await queries.lockEmpty(tx, services.tables, plannerId)
        if (inTheWay.length > 0) problem('The studio is no longer empty.')
        await importRows(tx, checked, plannerId)
        await queries.makeThumbnails(tx, plannerId)
        if (!(await queries.endImport(tx, { id, fileKey }))) problem('The import was stopped.')
        await record(tx, 'import-done', { plannerId })
      })
    } catch (error) {
      // A connection that breaks at the commit does not tell whether the rows were written.
      if (!(error instanceof Problem) && (await asSystem(pool, (tx) => queries.isDone(tx, id)))) return
      await files.removeAll()
      throw error
    } finally {
      zip.close()
    }
  })
}

const mostAttempts = 3

const fail = ({ pool }: JobContext, id: number, words: string) =>
  asSystem(pool, async (tx) => {
    const asked = await queries.beginImport(tx, id)
    if (asked?.fileKey) await queries.endImport(tx, { id, fileKey: asked.fileKey }, words)
  })

export const importStudio = job<{ id: number }>(
  'import-studio',
  async ({ id }, context, { attempts }) => {
    const asked = await asSystem(context.pool, (tx) => queries.beginImport(tx, id))
    if (!asked?.fileKey) return
    const { plannerId, fileKey } = asked
    try {
      await unpack(context, { id, plannerId, fileKey })
    } catch (error) {
      if (error instanceof Problem) return fail(context, id, error.message)
      if (attempts < mostAttempts) throw error
      context.log.error({ err: error, import: id }, 'an import failed for good')
      await fail(context, id, 'The import failed. Please try again.')
    }
  },
  {
    lane: 'long',
    setAside: ({ id }, context) =>
      fail(
        context,
        id,
        'The import was interrupted twice and will not be tried again. Please tell whoever runs this server.',
      ),
  },
)

export const importJobs = [importStudio]
