import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'secrets', 'installation-key')

/** The key of this installation: the setting, or a file of the data folder; undefined before the first start. */
export function findInstallationKey(dataDir: string, setting: string | undefined): string | undefined {
  if (setting) return setting
  try {
    return readFileSync(fileIn(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** The key of this installation; the first start makes its file. */
export function installationKey(dataDir: string, setting: string | undefined): string {
  const found = findInstallationKey(dataDir, setting)
  if (found !== undefined) return found
  const path = fileIn(dataDir)
  // Linked when it is whole, so that a process that starts at the same moment reads the same key.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const own = `${path}.${process.pid}`
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return readFileSync(path, 'utf8')
}
