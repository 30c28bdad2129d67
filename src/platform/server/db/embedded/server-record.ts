import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the server of a cluster has recorded of itself, also if it has been killed since: the lines of `postmaster.pid`. */
export function serverRecord(cluster: string): { pid: number; socketFolder: string | undefined } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number.parseInt(lines[0] ?? '', 10), socketFolder: lines[4] || undefined }
  } catch {
    return undefined
  }
}
