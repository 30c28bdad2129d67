import { createHash, randomBytes } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName } from '#platform/server/db/embedded/cluster.ts'
import { serverRecord } from '#platform/server/db/embedded/server-record.ts'

/** Inside of a data folder, of the database there. A database that has lost it gets a new one. */
export const passwordFile = 'secrets/database-password'

export type EmbeddedAddress = { host: string; port: number; user: string; password: string; database: string }

/** The address of the server that already runs on this data folder, for another process. */
export function addressOfRunning(dataDir: string): EmbeddedAddress {
  const cluster = realpathSync(join(dataDir, 'database'))
  // A service may keep its sockets in another folder than a command.
  const socketFolder = serverRecord(cluster)?.socketFolder ?? socketFolderOf(cluster)
  return addressOf(socketFolder, passwordIn(dataDir).password)
}

export function addressOf(socketFolder: string, password: string): EmbeddedAddress {
  return { host: socketFolder, port: 5432, user: databaseName, password, database: databaseName }
}

export function passwordIn(dataDir: string): { password: string; isNew: boolean } {
  const file = join(dataDir, passwordFile)
  try {
    return { password: readFileSync(file, 'utf8').trim(), isNew: false }
  } catch {
    const password = randomBytes(24).toString('hex')
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${password}\n`, { mode: 0o600 })
    return { password, isNew: true }
  }
}

/**
 * A socket's path may have about 100 bytes, so it can't lie in a data folder with a long path. systemd sets
 * RUNTIME_DIRECTORY for a service whose own /tmp no other process sees.
 */
function socketFolderOf(cluster: string): string {
  const name = createHash('sha256')
    .update(`${statSync(cluster).uid} ${cluster}`)
    .digest('hex')
    .slice(0, 16)
  return join(process.env['RUNTIME_DIRECTORY'] ?? '/tmp', `larkspur-${name}`)
}

export function makeSocketFolder(cluster: string): string {
  const owner = statSync(cluster)
  const folder = socketFolderOf(cluster)
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, owner.uid, owner.gid)
  }
  const { uid, mode } = lstatSync(folder)
  if (uid === owner.uid && (mode & 0o170777) === 0o040700) return folder
  throw new Error(`${folder} belongs to somebody else. Remove it, because the database's socket goes there.`)
}
