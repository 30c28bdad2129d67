import { readGrownLogs } from '#studio/audit/server/head-queries.ts'
import { readHeadsOnFile, writeHeadsOnFile } from '#studio/audit/server/heads-on-file.ts'
import { asSystem } from '#platform/server/db/as-system.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

/**
 * Writes the heads of the logs that have grown to the data folder. A head whose entry is not in the log any more is kept,
 * because it proves that entries were taken away.
 */
export const keepHeads = timedJob('keep-audit-heads', { at: '* * * * *' }, async ({ pool, services, log }) => {
  const { auditHeads: file } = services
  const heads = await readHeadsOnFile(file)
  const grown = await asSystem(pool, (tx) => readGrownLogs(tx, heads))
  for (const { studio, now, still, isDeleted } of grown) {
    const onFile = heads.get(studio)
    if (isDeleted) heads.delete(studio)
    else if (now && (onFile === undefined || (now.seq > onFile.seq && still === onFile.seal))) heads.set(studio, now)
    else if (onFile)
      log.error({ studio, entry: onFile.seq }, 'the audit log of a studio was changed: run npm run audit -- check')
  }
  if (grown.length > 0) await writeHeadsOnFile(file, heads)
})
