import { existsSync, statfsSync, statSync } from 'node:fs'
import { because, found, type Check, type Finding } from '#operations/doctor/server/finding.ts'
import { openDataFolder } from '#platform/server/foundation/data-folder.ts'

const leastFree = 1024 ** 3

export const checkDataFolder: Check = ({ dataDir }) => {
  // The first start makes it, with the account that will use it.
  if (!existsSync(dataDir)) return []
  try {
    openDataFolder(dataDir)
  } catch (error) {
    return because(
      error,
      'Let DATA_DIR name a folder that the account of Larkspur may write in, on a disk of this machine.',
    )
  }
  return [...checkMode(dataDir), ...checkRoom(dataDir)]
}

function checkMode(dataDir: string): Finding[] {
  const { mode } = statSync(dataDir)
  return found(
    // Larkspur itself lets the account of the database pass through (711).
    (mode & 0o006) !== 0,
    `Every account of this machine can look into ${dataDir}, where the database, all files and the secrets are.`,
    `chmod 700 ${dataDir}`,
  )
}

/** The numbers of a file system, for tests. */
type Room = (path: string) => { bavail: number; bsize: number }

export function checkRoom(dataDir: string, roomOf: Room = statfsSync): Finding[] {
  const { bavail, bsize } = roomOf(dataDir)
  const megabytes = Math.round((bavail * bsize) / 1024 ** 2)
  return found(
    bavail * bsize < leastFree,
    `Only ${megabytes} MB are free where ${dataDir} is: uploads, and then all changes, will be refused.`,
    'Make room on that disk, or move the data folder to a larger one while Larkspur is stopped.',
  )
}
