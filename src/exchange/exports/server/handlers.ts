import type * as endpoints from '#exchange/exports/contract/endpoints.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { imports } from '#exchange/exports/server/import/handlers.ts'
import { makeExport } from '#exchange/exports/server/jobs.ts'
import * as queries from '#exchange/exports/server/queries.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** Kept exports take room, so a studio can't make any number of them a day. */
const mostKept = 20

export const exports: HandlersOf<typeof endpoints> = {
  ...imports,

  make: async ({ tx, body: { clientId } }) => {
    if (clientId !== undefined) await findClient(tx, clientId)
    if ((await queries.listExports(tx)).length >= mostKept)
      refuse('too-many', { message: 'You have made many exports today. Please use one of them, or try tomorrow.' })
    const id = await queries.addExport(tx, clientId)
    if (id === undefined) return refuse('taken', { message: 'An export is already being made. Please wait for it.' })
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
