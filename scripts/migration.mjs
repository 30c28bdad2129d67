import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.mjs'

/**
 * Writes the functions, grants and triggers that follow from what tables say about themselves, and a migration if a table
 * has changed, and deletes the snapshot that it was compared with: only the newest one is kept.
 */
for (const [command, words] of [
  ['node', ['src/app/server/write-definitions.ts']],
  ['drizzle-kit', ['generate', ...process.argv.slice(2)]],
]) {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const folder = join(root, 'src/platform/server/db/migrations/meta')
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(folder, older))
