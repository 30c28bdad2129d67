import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './prepare.mjs'

/** Installs a package if permitted; otherwise prints what to install, and exits. */
export function installFromDebian(name, otherwise) {
  const reason = whyNotInstalled(name)
  if (reason) fail(`${otherwise}${reason}`)
}

/** Installs a package that a run can do without, if permitted. */
export function tryToInstallFromDebian(name) {
  const reason = whyNotInstalled(name)
  if (reason) console.log(`${name} could not be installed.${reason}`)
}

function whyNotInstalled(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return ' (only root can install packages)'
  console.log(`Installing ${name} (only this once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
    if (status !== 0) return ` (apt-get ${args[0]} failed: ${stderr.trim().split('\n').at(-1)})`
  }
  return undefined
}
