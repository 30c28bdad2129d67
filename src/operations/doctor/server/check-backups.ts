import { statSync } from 'node:fs'
import { dayMs } from '#platform/contract/calendar-date.ts'
import { found, type Check, type Finding } from '#operations/doctor/server/finding.ts'
import { readBackupState, type BackupState } from '#platform/server/foundation/backup-state.ts'

const latestMs = 2 * dayMs

export const checkBackups: Check = ({ backups, databaseUrl, dataDir, publicUrl }) => {
  // With DATABASE_URL, and while somebody tries it out, backups are not Larkspur's.
  if (!backups)
    return found(
      databaseUrl === undefined && publicUrl.startsWith('https:'),
      'No backups are scheduled: a broken disk takes all studios along.',
      'Set BACKUPS_TO to a folder on another disk, or to a bucket.',
    )
  return [...checkPlace(backups.to, dataDir), ...checkState(readBackupState(dataDir), Date.now())]
}

function checkPlace(to: unknown, dataDir: string): Finding[] {
  if (typeof to !== 'string') return []
  const [place, data] = [to, dataDir].map((path) => statSync(path, { throwIfNoEntry: false }))
  if (!place?.isDirectory())
    return found(
      true,
      `BACKUPS_TO is ${to}, which is not there: no backup can be made.`,
      'Make that folder, or mount its disk, and let the account of Larkspur write in it.',
    )
  return found(
    place.dev === data?.dev,
    `${to} is on the same disk as the data folder, so both are lost together.`,
    'Set BACKUPS_TO to a folder on another disk, or to a bucket.',
  )
}

export function checkState(state: BackupState | undefined, now: number): Finding[] {
  if (!state) return []
  const mend = 'Mend that, and run "npm run backup" with the same settings to try it at once.'
  if (state.problem !== null) return [{ what: `The latest backup failed: ${state.problem}`, mend }]
  return found(
    now - Date.parse(state.begunAt) > latestMs,
    `The latest backup is of ${state.begunAt.slice(0, 10)}, though one is due each night.`,
    'Let Larkspur run at 3:30 UTC, with WORKER set to on or only.',
  )
}
