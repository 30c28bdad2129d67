import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.mjs'

/** Writes a migration from the tables, and deletes the snapshot that it was compared with: only the newest one is kept. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const folder = join(root, 'src/platform/server/db/migrations/meta')
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(folder, older))
