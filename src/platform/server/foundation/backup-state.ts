import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What became of the latest scheduled backup. */
export type BackupState = {
  begunAt: string
  seconds: number
  bytes: number
  /** Why it failed; null after a backup that was restored without a mistake. */
  problem: string | null
  /** When the latest good one began. */
  goodAt: string | null
}

const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Undefined before the first backup. */
export function readBackupState(dataDir: string): BackupState | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as BackupState
  } catch {
    return undefined
  }
}

export function writeBackupState(dataDir: string, state: BackupState): void {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.part`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}
