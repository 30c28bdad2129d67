import { takeBackup } from '#operations/backups/server/take-backup.ts'
import type { FileColumn } from '#platform/server/db/about.ts'
import { timedJob } from '#platform/server/jobs/job.ts'

/** Each night, if the operator has said where to. Tried three times. */
export const backUpEachNight = (columns: readonly FileColumn[]) =>
  timedJob(
    'back-up',
    { at: '30 3 * * *', options: 'max=3' },
    async ({ services: { backups }, log }) => {
      if (!backups) return
      try {
        const { name, rows, bytes } = await takeBackup(backups, columns)
        log.info({ name, rows, bytes }, 'a backup was taken, restored and kept')
      } catch (error) {
        log.error({ err: error }, 'the backup failed')
        throw error
      }
    },
    { lane: 'long' },
  )
