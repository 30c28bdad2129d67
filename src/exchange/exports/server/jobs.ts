import { asSystem } from '#platform/server/db/as-system.ts'
import type { PlannerSession } from '#platform/server/db/callers.ts'
import { within, withinSnapshot } from '#platform/server/db/caller-transaction.ts'
import { archive } from '#exchange/exports/server/archive.ts'
import { collect } from '#exchange/exports/server/collect.ts'
import * as queries from '#exchange/exports/server/queries.ts'
import { readyMail } from '#exchange/exports/server/ready-mail.ts'
import type { StoredFile } from '#platform/server/files/store.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { invoicePdf } from '#money/invoices/server/public/invoice-pdf.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, timedJob, type JobContext } from '#platform/server/jobs/job.ts'
import { mail } from '#platform/server/jobs/mail.ts'

const mostAttempts = 3
/** Writing progress more often would be announced more often than anybody can see. */
const progressEveryMs = 500

type Asked = { id: number; plannerId: number; clientId: number | null }

/** Rows are read as the planner, so that row security and its grants decide what an export can contain. */
async function pack({ pool, services }: JobContext, { id, plannerId, clientId }: Asked): Promise<StoredFile> {
  const who: PlannerSession = { kind: 'planner', plannerId, sessionId: 0 }
  return services.work.lend(plannerId, async (folder) => {
    const made = new Date()
    const collected = await withinSnapshot(pool, who, (tx) => collect(tx, services.tables, folder, clientId))
    let notedAt = 0
    const bytes = archive(
      folder,
      collected,
      { made, clientId },
      {
        stored: async (key) => (await services.files.get(key))?.bytes,
        invoice: (invoiceId) =>
          invoicePdf(services.files, who, invoiceId, (work) => within(pool, who, work)).then(
            ({ bytes: pdf }) => pdf,
            orUndefinedIfGone,
          ),
        onProgress: async (part) => {
          if (Date.now() - notedAt < progressEveryMs) return
          notedAt = Date.now()
          await asSystem(pool, (tx) => queries.noteProgress(tx, id, Math.round(5 + 90 * part)))
        },
      },
    )
    try {
      return await services.files.put(bytes)
    } finally {
      bytes.destroy()
    }
  })
}

/** An invoice may be deleted while the export is made. */
function orUndefinedIfGone(error: unknown): undefined {
  if (error instanceof Refusal && error.reason === 'not-found') return undefined
  throw error
}

export const makeExport = job<{ id: number }>(
  'make-export',
  async ({ id }, context, { attempts }) => {
    const { pool, services, log } = context
    const asked = await asSystem(pool, (tx) => queries.beginExport(tx, id))
    if (!asked) return
    let stored: StoredFile
    try {
      stored = await pack(context, { id, ...asked })
    } catch (error) {
      if (attempts < mostAttempts) throw error
      log.error({ err: error, export: id }, 'an export failed for good')
      return asSystem(pool, (tx) => queries.failExport(tx, id))
    }
    const isKept = await asSystem(pool, async (tx) => {
      const recipient = await queries.finishExport(tx, id, stored)
      if (recipient) await enqueue(tx, mail, readyMail(recipient))
      return recipient !== undefined
    })
    if (!isKept) await services.files.remove(stored.key)
  },
  { lane: 'long', setAside: ({ id }, { pool }) => asSystem(pool, (tx) => queries.failExport(tx, id)) },
)

const sweepExports = timedJob('sweep-exports', { at: '13 * * * *' }, ({ pool }) =>
  asSystem(pool, queries.forgetExports),
)

export const exportJobs = [makeExport, sweepExports]
