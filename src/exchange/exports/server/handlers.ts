import type * as endpoints from '#contract/exports.ts'
import { record } from '#server/audit/queries.ts'
import { findClient } from '#server/clients/queries.ts'
import { imports } from '#server/exports/import/handlers.ts'
import { makeExport } from '#server/exports/jobs.ts'
import * as queries from '#server/exports/queries.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { enqueue } from '#server/jobs/enqueue.ts'

/** Kept exports take room, so a studio can't make any number of them a day. */
const mostKept = 20

export const exports: HandlersOf<typeof endpoints> = {
  ...imports,

  make: async ({ tx, body: { clientId } }) => {
    if (clientId !== undefined) await findClient(tx, clientId)
    if ((await queries.listExports(tx)).length >= mostKept)
      refuse('too-many', { message: 'You have made many exports today. Please use one of them, or try tomorrow.' })
    const id = await queries.addExport(tx, clientId)
    if (id === undefined) return refuse('taken', { message: 'An export is being made already. Please wait for it.' })
    await enqueue(tx, makeExport, { id })
    await record(tx, 'export-asked', { weddingId: clientId })
    return { id }
  },

  list: ({ tx }) => queries.listExports(tx),

  read: {
    // In one transaction, unlike other reads, because the download is recorded.
    outside: ({ params, within }) =>
      within(async (tx) => {
        const { fileKey, ...made } = await queries.findExport(tx, params.id)
        if (made.state !== 'done' || !fileKey) return made
        await record(tx, 'export-downloaded', { weddingId: made.clientId })
        return {
          key: fileKey,
          type: 'application/zip',
          name: `Larkspur export ${made.createdAt.slice(0, 10)}.zip`,
          size: made.size ?? undefined,
          disposition: 'attachment' as const,
        }
      }),
  },
}
