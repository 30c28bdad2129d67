import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/program.mjs'

/** Builds another commit in a clone inside of this folder, and returns where it is. */
export function buildCommit(commit: string, within: string): string {
  const folder = join(within, 'product')
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd, stdio: 'inherit' })
  const id = execFileSync('git', ['rev-parse', commit], { cwd: root, encoding: 'utf8' }).trim()
  run(root, 'git', 'clone', '--quiet', '--shared', '--no-checkout', root, folder)
  run(folder, 'git', 'checkout', '--quiet', '--detach', id)
  const lock = 'package-lock.json'
  const hasSamePackages = readFileSync(join(root, lock), 'utf8') === readFileSync(join(folder, lock), 'utf8')
  if (hasSamePackages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const build = `import { prepare } from './scripts/prepare.mjs'; prepare()`
  run(folder, process.execPath, '--input-type=module', '--eval', build)
  return folder
}
