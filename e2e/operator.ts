import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../scripts/program.mjs'
import type { Instance } from './instance.ts'

const run = promisify(execFile)

/** What the operator does on the machine of the running instance. */
export async function resetByOperator({ dataDir }: Instance, email: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  await run(process.execPath, ['src/app/server/reset-second-factor-command.ts', email], { cwd: root, env })
}
