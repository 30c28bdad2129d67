import { readGrownLogs } from '#studio/audit/server/head-queries.ts'
import { readKeptHeads, writeKeptHeads } from '#studio/audit/server/kept-heads.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

/**
 * Writes the heads of the logs that have grown to the data folder. A head whose entry is not in the log any more is kept,
 * because it proves that entries were taken away.
 */
export const keepHeads = timedJob('keep-audit-heads', { at: '* * * * *' }, async ({ pool, services, log }) => {
  const { auditHeads: file } = services
  const heads = await readKeptHeads(file)
  const grown = await asSystem(pool, (tx) => readGrownLogs(tx, heads))
  for (const { studio, now, still, isDeleted } of grown) {
    const kept = heads.get(studio)
    if (isDeleted) heads.delete(studio)
    else if (now && (kept === undefined || (now.seq > kept.seq && still === kept.seal))) heads.set(studio, now)
    else if (kept)
      log.error({ studio, entry: kept.seq }, 'the audit log of a studio was changed: run npm run audit -- check')
  }
  if (grown.length > 0) await writeKeptHeads(file, heads)
})
