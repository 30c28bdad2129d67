import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'

/** The system account that PostgreSQL runs as. `null`: we are not root, so it runs as our own. */
export type Account = { name: string; uid: number; gid: number } | null

export function chooseAccount(ownerOfData: number | undefined): Account {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
  const account =
    accounts.find(({ uid }) => uid === ownerOfData) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody" to run it as. Start Larkspur as an ordinary user.',
  )
}

/** Asks the operating system, because mode bits ignore access control lists. */
export function mayEnter(account: Account, path: string): boolean {
  if (account) {
    return spawnSync('test', ['-x', path], { ...credentials(account), cwd: '/' }).status === 0
  }
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function credentials(account: Account): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

export function giveTo(account: Account, path: string): void {
  if (!account) return
  const { status, stderr } = spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, path])
  if (status !== 0) throw new Error(`Cannot hand ${path} to ${account.name}: ${String(stderr).trim()}`)
}
