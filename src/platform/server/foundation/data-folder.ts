import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from '#platform/server/foundation/config.ts'

/** Node's recursive mkdir loops forever where nothing can be created, as in /proc. */
export function makeFolder(path: string): void {
  const missing: string[] = []
  for (let at = resolve(path); !existsSync(at); at = dirname(at)) missing.unshift(at)
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      if (!isFolder(folder)) throw error
    }
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is read-only there',
  ENOTDIR: 'there is a file in the way',
  EEXIST: 'there is a file in the way',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'there is no room left there',
  EDQUOT: 'there is no room left there',
  ELOOP: 'the links there lead in a circle',
  ENAMETOOLONG: 'the name is too long',
}

export function whyUnusable(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/**
 * Creates the folder if it is missing and tries to write in it, because mode bits mean nothing for root or a read-only
 * mount.
 */
export function openDataFolder(path: string): void {
  try {
    makeFolder(path)
    if (!isFolder(path)) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    rmdirSync(mkdtempSync(join(path, '.tried-')))
  } catch (error) {
    throw new ConfigError(`DATA_DIR is ${path}, which cannot be used: ${whyUnusable(error)}`)
  }
}
